package dev.agentstream.json;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** An object of the contract. */
public interface Model extends Encodable {
  @Override
  ObjectNode encode();
}
