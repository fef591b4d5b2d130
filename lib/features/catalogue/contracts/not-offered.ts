import { z } from 'zod';
import { id, translations } from '#lib/platform/contract/fields.ts';

const names = translations({ max: 80 });

/** A city or trade that the office switched off: it cannot be booked. */
export const notOffered = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('city'), city: z.string(), state: z.string(), names }),
    z.strictObject({ kind: z.literal('trade'), skillId: id(), trade: z.string(), names }),
  ])
  .meta({ id: 'NotOffered' });
export type NotOffered = z.infer<typeof notOffered>;

/** The content of a worker's notification that their city or trade was switched. */
export const offerContent = z.strictObject({
  kind: z.enum(['city', 'trade']),
  name: z.string(),
  names,
  isOffered: z.boolean(),
});
export type OfferContent = z.infer<typeof offerContent>;

/** A switch in the outbox: the handler notifies the workers concerned, page by page. */
export const offerSwitchedPayload = z.strictObject({
  kind: z.enum(['city', 'trade']),
  key: z.string(),
  name: z.string(),
  state: z.string().optional(),
  isOffered: z.boolean(),
});
export type OfferSwitchedPayload = z.infer<typeof offerSwitchedPayload>;
