import type { ServerOptions } from 'socket.io';

/** Connects the sockets of all servers. */
export interface EventBus {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  /**
   * Whether an event for several rooms is sent once for each of them: it then reaches only servers with such a room. No
   * socket may be in two rooms of one event.
   */
  readonly isByRoom: boolean;
  /** Resolves once this server receives the others' events. */
  opened(): Promise<void>;
  /** Resolves once this server receives what others send to the rooms that its sockets have joined so far. */
  joined(): Promise<void>;
  /** Resolves once the others can receive all events of this server. */
  delivered(): Promise<void>;
  close(): Promise<void>;
}
