import { z } from 'zod';
import { text } from './fields.ts';

/** The body of the sample form on /design; no call uses it. */
export const sampleBody = z.strictObject({
  name: text({ min: 3, max: 80 }),
  city: z.enum(['lucknow', 'mysuru'], 'required'),
  message: text({ max: 20 }),
  reason: z.enum(['late', 'price'], 'required'),
  agreed: z.literal(true, 'required'),
});
