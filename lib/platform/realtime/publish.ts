import { processWide } from '#lib/platform/config/process-wide.ts';
import type { OutboundEvents, OutboundName, OutboundPayload } from './event-types.ts';

export type UserRoom = `user:${string}`;

/** Where everything for one person goes. */
export const userRoom = (userId: string): UserRoom => `user:${userId}`;

export type Room = UserRoom | `acknowledging:${string}`;

/** A person's clients that acknowledge messages. To any other client a repeated message is a second message. */
export const acknowledgingRoom = (userId: string): Room => `acknowledging:${userId}`;

export type Payload<Name extends OutboundName> = Parameters<OutboundEvents[Name]>;

/** Why sockets close: the session is over, or the account is paused and keeps its session for the notice. */
export type SessionEnd = Exclude<OutboundPayload<'session:ended'>['reason'], 'replaced'>;

interface EndOfSessions {
  sessionIds: readonly string[];
  reason?: SessionEnd;
}

/** The socket server as services see it. */
export interface RealtimePort {
  emit<Name extends OutboundName>(rooms: Room | Room[], event: Name, ...payload: Payload<Name>): void;
  endSessions(end: Required<EndOfSessions>): void;
  sharePresence(userIds: readonly string[]): void;
}

// Next bundles pages separately, but they must reach the same sockets.
const shared = processWide<RealtimePort | null>('realtime', () => null);

/** Connects the socket server; null disconnects it. */
export const connectRealtime = (port: RealtimePort | null): void => {
  shared.set(port);
};

/**
 * Sends an event to the sockets of one or more users on every server. Call it after the commit: it is only a hint and
 * may get lost.
 */
export const publish = <Name extends OutboundName>(
  rooms: Room | Room[],
  event: Name,
  ...payload: Payload<Name>
): void => shared.get()?.emit(rooms, event, ...payload);

/** Closes the sockets of revoked sessions or paused users on every server. */
export const announceSessionEnd = ({ sessionIds, reason = 'revoked' }: EndOfSessions): void =>
  shared.get()?.endSessions({ sessionIds, reason });

/** Lets two people see whether the other is online: after both have written, or after a booking was accepted. */
export const sharePresence = (userIds: readonly string[]): void => shared.get()?.sharePresence(userIds);
