import type { Server, Socket } from 'socket.io';
import type { InboundEvents, OutboundEvents } from '#lib/platform/realtime/event-types.ts';
import type { SessionEnd } from '#lib/platform/realtime/publish.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';

/** What servers tell each other. */
export interface BusEvents {
  sessionsEnded(sessionIds: readonly string[], reason: SessionEnd): void;
  /** These people came or went, or got to know somebody. */
  presenceChanged(userIds: readonly string[]): void;
}

/** What a connection knows of its person. */
export interface SocketData {
  actor: Actor;
  expiresAt: Date;
  /** When the database is asked next whether the session still lives (`performance.now()`). */
  recheckAt: number;
}

export type Io = Server<InboundEvents, OutboundEvents, BusEvents, SocketData>;
export type IoSocket = Socket<InboundEvents, OutboundEvents, BusEvents, SocketData>;
