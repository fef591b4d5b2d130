import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import type { InboundRegister, OutboundRegister } from '#lib/platform/contract/register.ts';

export type OutboundName = keyof OutboundRegister;
export type OutboundPayload<Name extends OutboundName> = OutboundRegister[Name];
export type InboundName = keyof InboundRegister;
export type InboundPayload<Name extends InboundName> = InboundRegister[Name];

/** The acknowledgement of an inbound event. */
export type EventReply = { success: true } | { success: false; code: ErrorCode };

/** The events as socket.io's type parameters. */
export type OutboundEvents = { [Name in OutboundName]: (payload: OutboundPayload<Name>) => void };
export type InboundEvents = {
  [Name in InboundName]: (payload: InboundPayload<Name>, acknowledge?: (reply: EventReply) => void) => void;
};
