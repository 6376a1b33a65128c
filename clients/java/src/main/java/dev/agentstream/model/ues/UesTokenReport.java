// @generated from schemas/v1 by `npm run generate`. Do not edit.
package dev.agentstream.model.ues;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.agentstream.json.Copies;
import dev.agentstream.json.Decoders;
import dev.agentstream.json.Encoding;
import dev.agentstream.json.Fields;
import dev.agentstream.json.Model;
import dev.agentstream.json.Pointer;
import dev.agentstream.model.words.Coverage;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The tokens in detail; absent if they are not known.
 *
 * @param coverage Whether the totals include all calls.
 * @param records By model; they add up to the totals.
 * @param extra Fields that this version does not know.
 */
public record UesTokenReport(
    Coverage coverage, UesTokens totals, List<UesTokenRecord> records, Map<String, JsonNode> extra)
    implements Model {
  public UesTokenReport {
    Objects.requireNonNull(coverage, "coverage");
    Objects.requireNonNull(totals, "totals");
    records = Copies.of(records);
    extra = Copies.of(extra);
  }

  public static UesTokenReport decode(JsonNode value, Pointer at) {
    Fields in = new Fields(value, at);
    return new UesTokenReport(
        in.required("coverage", Coverage::decode),
        in.required("totals", UesTokens::decode),
        in.optional("records", Decoders.list(UesTokenRecord::decode)),
        in.extra());
  }

  @Override
  public ObjectNode encode() {
    Encoding out = new Encoding();
    out.put("coverage", coverage);
    out.put("totals", totals);
    out.put("records", records);
    return out.end(extra);
  }

  /** Starts with the fields that are required. */
  public static Builder builder(Coverage coverage, UesTokens totals) {
    return new Builder(coverage, totals);
  }

  public Builder toBuilder() {
    Builder builder = new Builder(coverage, totals);
    builder.records = records;
    builder.extra = extra;
    return builder;
  }

  public static final class Builder {
    private Coverage coverage;
    private UesTokens totals;
    private List<UesTokenRecord> records;
    private Map<String, JsonNode> extra = Map.of();

    private Builder(Coverage coverage, UesTokens totals) {
      this.coverage = coverage;
      this.totals = totals;
    }

    public Builder coverage(Coverage coverage) {
      this.coverage = coverage;
      return this;
    }

    public Builder totals(UesTokens totals) {
      this.totals = totals;
      return this;
    }

    public Builder records(List<UesTokenRecord> records) {
      this.records = records;
      return this;
    }

    public Builder extra(Map<String, JsonNode> extra) {
      this.extra = extra;
      return this;
    }

    public UesTokenReport build() {
      return new UesTokenReport(coverage, totals, records, extra);
    }
  }
}
