import { z } from 'zod';
import type { Access } from './contract.ts';
import type { ErrorCode } from './error-code.ts';
import { notification } from './notifications.ts';

/** What the server tells a socket. */
export const outboundEvents = {
  notification,
  /** This server goes away; come back at a random moment within the window. */
  'server:draining': z.strictObject({ withinMs: z.int().min(0) }),
  /** The token's time is over; the connection closes. */
  'auth:expired': z.strictObject({}),
  /** The connection closes for good: signed out or suspended, or a newer connection took its place. */
  'session:ended': z.strictObject({ reason: z.enum(['revoked', 'replaced']) }),
} as const;
export type OutboundName = keyof typeof outboundEvents;
export type OutboundPayload<Name extends OutboundName> = z.infer<(typeof outboundEvents)[Name]>;

export const isOutboundName = (name: string): name is OutboundName => Object.hasOwn(outboundEvents, name);

const schemas: { [Name in OutboundName]: z.ZodType<OutboundPayload<Name>> } = outboundEvents;

/** The payload if it is one; null when an older or newer server sent something else. */
export const parseOutbound = <Name extends OutboundName>(
  name: Name,
  payload: unknown,
): OutboundPayload<Name> | null => schemas[name].safeParse(payload).data ?? null;

interface InboundRule {
  readonly schema: z.ZodType;
  /** Nobody without a session has a socket, so there is no 'public'. */
  readonly access: Exclude<Access, 'public'>;
}

/** What a socket may ask of the server. */
export const inboundEvents = {
  /** Puts a newer token of the same person on the open connection. */
  'auth:refresh': { schema: z.strictObject({ token: z.string().min(1).max(2000) }), access: 'member' },
} as const satisfies Record<string, InboundRule>;
export type InboundName = keyof typeof inboundEvents;
export type InboundPayload<Name extends InboundName> = z.infer<(typeof inboundEvents)[Name]['schema']>;

export const isInboundName = (name: string): name is InboundName => Object.hasOwn(inboundEvents, name);

/** What the acknowledgement of an inbound event carries. */
export type EventReply = { success: true } | { success: false; code: ErrorCode };

/** The events as socket.io's type parameters. */
export type OutboundEvents = { [Name in OutboundName]: (payload: OutboundPayload<Name>) => void };
export type InboundEvents = {
  [Name in InboundName]: (payload: InboundPayload<Name>, acknowledge?: (reply: EventReply) => void) => void;
};
