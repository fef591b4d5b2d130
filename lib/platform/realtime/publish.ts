import { processWide } from '#lib/platform/config/process-wide.ts';
import type { OutboundEvents, OutboundName, OutboundPayload } from './event-types.ts';

export type UserRoom = `user:${string}`;

/** Where everything for one person goes; there are no other rooms. */
export const userRoom = (userId: string): UserRoom => `user:${userId}`;

export type Payload<Name extends OutboundName> = Parameters<OutboundEvents[Name]>;

/** Why sessions' sockets close: the sessions are over, or their person is paused and keeps them for the notice. */
export type SessionEnd = Exclude<OutboundPayload<'session:ended'>['reason'], 'replaced'>;

interface EndOfSessions {
  sessionIds: readonly string[];
  reason?: SessionEnd;
}

/** What the socket server does for services. */
export interface RealtimePort {
  emit<Name extends OutboundName>(rooms: UserRoom | UserRoom[], event: Name, ...payload: Payload<Name>): void;
  endSessions(end: Required<EndOfSessions>): void;
  acquaint(userIds: readonly string[]): void;
}

// Pages run in a bundle of their own and must reach the very same sockets.
const shared = processWide<RealtimePort | null>('realtime', () => null);

/** Joins the socket server to the port; null when it goes. */
export const connectRealtime = (port: RealtimePort | null): void => {
  shared.set(port);
};

/**
 * Tells the open sockets of a person, or the same to those of several at the price of one, on every server. Call it
 * after the commit: it is a hint and may get lost.
 */
export const publish = <Name extends OutboundName>(
  rooms: UserRoom | UserRoom[],
  event: Name,
  ...payload: Payload<Name>
): void => shared.get()?.emit(rooms, event, ...payload);

/** After sessions are revoked or their person is paused: every server forgets them and closes their sockets. */
export const announceSessionEnd = ({ sessionIds, reason = 'revoked' }: EndOfSessions): void =>
  shared.get()?.endSessions({ sessionIds, reason });

/** After each one's first message, and after a booking is accepted: the two may now know whether the other is online. */
export const acquaint = (userIds: readonly string[]): void => shared.get()?.acquaint(userIds);
