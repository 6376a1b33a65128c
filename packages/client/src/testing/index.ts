export {
  createReplayTransport,
  type ReplayedCall,
  type ReplayOptions,
  type ReplayTransport,
} from "./create-replay-transport.ts";
