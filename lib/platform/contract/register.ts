/**
 * lib/wiring/register.ts fills in these interfaces, so that calls, events and outbox kinds are type-checked although the
 * platform imports no feature.
 */
/** Calls by name, with the types of their parts. */
export interface CallRegister {}
/** Events from the server to sockets. */
export interface OutboundRegister {}
/** Events from sockets to the server. */
export interface InboundRegister {}
/** Outbox kinds and their payloads. */
export interface OutboxRegister {}
