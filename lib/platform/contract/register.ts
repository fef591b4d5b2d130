/**
 * The names that rooms add to what the platform carries: lib/wiring/register.ts fills these interfaces in, so that
 * everything is checked and the platform imports no room.
 */
/** What the server tells a socket: event and payload. */
export interface OutboundRegister {}
/** What a socket may ask of the server: event and payload. */
export interface InboundRegister {}
/** What can wait in the outbox: kind and payload. */
export interface OutboxRegister {}
