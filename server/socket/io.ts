import type { Server, Socket } from 'socket.io';
import type { InboundEvents, OutboundEvents } from '#lib/platform/realtime/event-types.ts';
import type { SessionEnd } from '#lib/platform/realtime/publish.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';

/** Messages between servers. */
export interface BusEvents {
  sessionsEnded(sessionIds: readonly string[], reason: SessionEnd): void;
  /** These people connected, disconnected, or may now see another person's presence. */
  presenceChanged(userIds: readonly string[]): void;
}

/** The data of a connection. */
export interface SocketData {
  actor: Actor;
  expiresAt: Date;
  /** When to check next whether the session is still live (`performance.now()`). */
  recheckAt: number;
  /** Whether the client's handshake said that it acknowledges messages. */
  acknowledges: boolean;
}

export type Io = Server<InboundEvents, OutboundEvents, BusEvents, SocketData>;
export type IoSocket = Socket<InboundEvents, OutboundEvents, BusEvents, SocketData>;
