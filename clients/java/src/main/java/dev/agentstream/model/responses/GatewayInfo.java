// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.responses;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The gateway, its features and limits.
 *
 * @param nodes The processes that share the sessions; at least the one that answers.
 * @param webhooks The webhooks of the gateway; only for the scope `admin`.
 * @param extra Fields that this version does not know.
 */
public record GatewayInfo(
    String schemaVersion,
    String version,
    ObjectNode features,
    GatewayLimits limits,
    List<GatewayNode> nodes,
    List<WebhookStatus> webhooks,
    Map<String, JsonNode> extra)
    implements Model {
  public GatewayInfo {
    Objects.requireNonNull(schemaVersion, "schemaVersion");
    Objects.requireNonNull(version, "version");
    Objects.requireNonNull(features, "features");
    Objects.requireNonNull(limits, "limits");
    Objects.requireNonNull(nodes, "nodes");
    nodes = Copies.of(nodes);
    webhooks = Copies.of(webhooks);
    extra = Copies.of(extra);
  }

  public static GatewayInfo decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new GatewayInfo(
        in.required("schemaVersion", Decoders.TEXT),
        in.required("version", Decoders.TEXT),
        in.required("features", Decoders.OBJECT),
        in.required("limits", GatewayLimits::decode),
        in.required("nodes", Decoders.list(GatewayNode::decode)),
        in.optional("webhooks", Decoders.list(WebhookStatus::decode)),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("schemaVersion", schemaVersion);
    out.put("version", version);
    out.put("features", features);
    out.put("limits", limits);
    out.put("nodes", nodes);
    out.put("webhooks", webhooks);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(
      String schemaVersion,
      String version,
      ObjectNode features,
      GatewayLimits limits,
      List<GatewayNode> nodes) {
    return new Builder(schemaVersion, version, features, limits, nodes);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(schemaVersion, version, features, limits, nodes);
    builder.webhooks = webhooks;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private String schemaVersion;
    private String version;
    private ObjectNode features;
    private GatewayLimits limits;
    private List<GatewayNode> nodes;
    private List<WebhookStatus> webhooks;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(
        String schemaVersion,
        String version,
        ObjectNode features,
        GatewayLimits limits,
        List<GatewayNode> nodes) {
      this.schemaVersion = schemaVersion;
      this.version = version;
      this.features = features;
      this.limits = limits;
      this.nodes = nodes;
    }

    public Builder schemaVersion(String schemaVersion) {
      this.schemaVersion = schemaVersion;
      return this;
    }

    public Builder version(String version) {
      this.version = version;
      return this;
    }

    public Builder features(ObjectNode features) {
      this.features = features;
      return this;
    }

    public Builder limits(GatewayLimits limits) {
      this.limits = limits;
      return this;
    }

    public Builder nodes(List<GatewayNode> nodes) {
      this.nodes = nodes;
      return this;
    }

    public Builder webhooks(List<WebhookStatus> webhooks) {
      this.webhooks = webhooks;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public GatewayInfo build() {
      return new GatewayInfo(schemaVersion, version, features, limits, nodes, webhooks, extra);
    }
  }
}
