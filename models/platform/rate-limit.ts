import { Schema } from 'mongoose';
import { defineModel } from '#models/define-model.ts';

const { String: text, Number: number, Date: date } = Schema.Types;

/** The counters of rate-limiter-flexible, which reads and writes them itself; here are their indexes. */
defineModel<{ key: string; points: number; expire: Date }>({
  name: 'RateLimit',
  collection: 'rateLimits',
  fields: { key: text, points: number, expire: date },
  indexes: [
    // One counter a caller and class; counting is an upsert by key.
    [{ key: 1 }, { unique: true }],
    // Old windows go by themselves.
    [{ expire: 1 }, { expireAfterSeconds: 0 }],
  ],
});
