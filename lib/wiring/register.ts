import type { z } from 'zod';
import type { Calls } from './calls.ts';
import type { inboundEvents, outboundEvents } from './events.ts';
import type { outboxPayloads } from './outbox-kinds.ts';

type Payloads<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: z.infer<Schemas[Name]>;
};
type Outbound = Payloads<typeof outboundEvents>;
type Inbound = { [Name in keyof typeof inboundEvents]: z.infer<(typeof inboundEvents)[Name]['schema']> };
type Outbox = Payloads<typeof outboxPayloads>;

declare module '#lib/platform/contract/register.ts' {
  interface CallRegister extends Calls {}
  interface OutboundRegister extends Outbound {}
  interface InboundRegister extends Inbound {}
  interface OutboxRegister extends Outbox {}
}
