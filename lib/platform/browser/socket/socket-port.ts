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

/** An open connection of one person. */
export interface Connection {
  /** Says something to the server; while the connection is away it is not said at all. */
  say<Name extends InboundName>(name: Name, payload: InboundPayload<Name>): void;
  /** Sends a newer token of the same person, if there is one. */
  refresh(): void;
  close(): void;
}

/** What a connection tells the tab. */
export interface Hearer {
  hear<Name extends OutboundName>(name: Name, payload: OutboundPayload<Name>): void;
  connected(): void;
}
