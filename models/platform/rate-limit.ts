import { defineModel } from '#models/define-model.ts';
import { date, number, optional, text } from '#models/field.ts';

/** Counters read and written by rate-limiter-flexible; only the indexes are ours. */
defineModel({
  name: 'RateLimit',
  collection: 'rateLimits',
  fields: { key: optional(text()), points: optional(number()), expire: optional(date()) },
  indexes: [
    // One counter per caller and class, updated by key.
    [{ key: 1 }, { unique: true }],
    // Old windows expire.
    [{ expire: 1 }, { expireAfterSeconds: 0 }],
  ],
});
