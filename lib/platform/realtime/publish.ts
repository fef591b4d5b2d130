import { processWide } from '#lib/platform/config/process-wide.ts';
import type { OutboundEvents, OutboundName } from './event-types.ts';

export type UserRoom = `user:${string}`;

/** Where everything for one person goes; there are no other rooms. */
export const userRoom = (userId: string): UserRoom => `user:${userId}`;

export type Payload<Name extends OutboundName> = Parameters<OutboundEvents[Name]>;

/** What the socket server does for services. */
export interface RealtimePort {
  emit<Name extends OutboundName>(rooms: UserRoom | UserRoom[], event: Name, ...payload: Payload<Name>): void;
  endSessions(sessionIds: readonly string[]): void;
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

/** After sessions are revoked or their person suspended: every server forgets them and closes their sockets. */
export const announceSessionEnd = ({ sessionIds }: { sessionIds: readonly string[] }): void =>
  shared.get()?.endSessions(sessionIds);

/** After each one's first message, and after a booking is accepted: the two may now know whether the other is online. */
export const acquaint = (userIds: readonly string[]): void => shared.get()?.acquaint(userIds);
