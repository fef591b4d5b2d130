import type { Socket } from 'socket.io-client';
import type {
  InboundEvents,
  InboundName,
  InboundPayload,
  OutboundEvents,
  OutboundName,
  OutboundPayload,
} from '#lib/platform/realtime/event-types.ts';

export type AppSocket = Socket<OutboundEvents, InboundEvents>;

/** An open connection of one user. */
export interface Connection {
  /** Sends an event; dropped while disconnected. */
  say<Name extends InboundName>(name: Name, payload: InboundPayload<Name>): void;
  /** Sends a newer token of the same user, if there is one. */
  refresh(): void;
  close(): void;
}

/** Callbacks from a connection to the tab. */
export interface SocketListener {
  hear<Name extends OutboundName>(name: Name, payload: OutboundPayload<Name>): void;
  connected(): void;
}
