import type { OutboxRegister } from '#lib/platform/contract/register.ts';

export type OutboxKind = keyof OutboxRegister;
export type OutboxPayload<Kind extends OutboxKind> = OutboxRegister[Kind];
