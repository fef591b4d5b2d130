import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';

const params = z.strictObject({ id: id() });
const degrees = (most: number) =>
  z.number('invalid_number').min(-most, 'number_too_small').max(most, 'number_too_big');

const positionBody = z.strictObject({
  ...{ lat: degrees(90), lng: degrees(180) },
  /** Drawn by a screen when it begins to share. Without it, a position is refused while another screen shares one. */
  screen: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'invalid_value')
    .optional(),
  /** The screen begins: whatever another one shares ends, for this customer or any other. Later ones leave it out. */
  isFirst: z.boolean('invalid_type').optional(),
});
export type PositionBody = z.output<typeof positionBody>;

/** Where the worker was, to about a hundred metres. */
const position = z
  .strictObject({
    lat: z.number(),
    lng: z.number(),
    /** To the door; null if the place of neither door nor PIN code is known. */
    distanceKm: z.number().nullable(),
    /** About how long the way takes from there; null if that cannot be said. */
    minutes: z.int().nullable(),
    seenAt: instant,
  })
  .meta({ id: 'Position' });
export type PositionView = z.infer<typeof position>;

export const sharePositionContract = contract('PUT /bookings/{id}/position', {
  summary:
    'As the worker on the way, show the customer where you are. Each position replaces the one before, and is deleted after ten minutes or when the way ends',
  access: ['worker'],
  rate: 'write',
  params,
  body: positionBody,
  reply: z.strictObject({ message: z.string() }),
  errors: ['illegal_move'],
  key: 'none',
});

export const hidePositionContract = contract('DELETE /bookings/{id}/position', {
  summary: 'As the worker, stop showing the customer where you are. Your last position is deleted',
  access: ['worker'],
  rate: 'write',
  params,
  reply: z.strictObject({ message: z.string() }),
  key: 'none',
});

export const readPositionContract = contract('GET /bookings/{id}/position', {
  summary: 'As the customer, read where your worker is, while the worker is on the way and shows it',
  access: ['customer'],
  rate: 'read',
  params,
  reply: z.strictObject({ data: position.nullable() }),
});
