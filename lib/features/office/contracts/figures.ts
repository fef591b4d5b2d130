import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';

export const figurePeriod = z.enum(['week', 'month'], 'invalid_value');

const figures = z
  .strictObject({
    /** Bookings for visits in this time. */
    requests: z.int(),
    /** Accepted by the worker, whatever happened later. */
    ...{ accepted: z.int(), declined: z.int(), expired: z.int() },
    ...{ completed: z.int(), cancelled: z.int(), noShows: z.int() },
    ...{ newWorkers: z.int(), newCustomers: z.int() },
    /** Received by workers for bookings; null for admins who may not see it. */
    paidPaise: z.int().nullable(),
  })
  .meta({ id: 'OfficeFigures' });
export type OfficeFigures = z.infer<typeof figures>;

const compared = { current: figures, previous: figures };

const reply = z
  .strictObject({
    period: figurePeriod,
    /** Days in India; the period ends yesterday. */
    ...{ from: z.string(), to: z.string(), previousFrom: z.string(), previousTo: z.string() },
    ...compared,
    /** Each day with the day in its place in the previous period. */
    days: z.array(z.strictObject({ localDate: z.string(), ...compared })),
    /** The cities with most bookings; an empty city is unknown. */
    cities: z.array(z.strictObject({ city: z.string(), ...compared })),
    /** The trades with most bookings. A booking counts in each trade of its service. */
    trades: z.array(z.strictObject({ trade: id(), name: z.string(), ...compared })),
    /** When yesterday was counted; null while it is not. */
    countedAt: instant.nullable(),
  })
  .meta({ id: 'OfficeFigureReport' });
export type OfficeFigureReport = z.infer<typeof reply>;

export const figuresQuery = z.strictObject({
  period: figurePeriod.default('week'),
  city: text({ min: 1, max: 60 }).optional(),
  trade: id().optional(),
});

export const readFiguresContract = contract('GET /admin/figures', {
  summary: 'Get the figures of a week or month by day, city and trade, with the period before',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  query: figuresQuery,
  reply: z.strictObject({ data: reply }),
});
