import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, translations } from '#lib/platform/contract/fields.ts';
import { madeFrom } from './profiles.ts';

const pricePaise = z
  .int({ error: 'invalid_number' })
  .min(100, 'service_price_range')
  .max(1_000_000, 'service_price_range')
  .nullable();

const wantedPrice = z.strictObject({ serviceId: id('service_id_length'), pricePaise });
export type WantedPrice = z.infer<typeof wantedPrice>;

/** Prices for some services, in paise; `null` removes a price, services not listed stay. */
export const servicePricesBody = z.strictObject({
  madeFrom,
  prices: z.array(wantedPrice).min(1, 'required').max(100),
});
export type ServicePricesBody = z.infer<typeof servicePricesBody>;

const pricedService = z.strictObject({
  serviceId: id(),
  title: z.string(),
  titles: translations({ max: 160 }),
  durationMinutes: z.int(),
  /** The worker's own price; null without one. */
  pricePaise: z.int().nullable(),
  /** The price without an own one: from the hourly rate, or the service's own price. */
  otherwisePaise: z.int(),
  /** The hourly rate behind it; null when it is the service's own price. */
  hourlyRatePaise: z.int().nullable(),
  /** An own price that no longer counts because the service's duration changed. */
  formerPaise: z.int().nullable(),
});
export type PricedService = z.infer<typeof pricedService>;

export const setServicePricesContract = contract('PUT /users/service-prices', {
  summary: 'Set your prices for whole services; returns all services you offer',
  access: ['worker'],
  rate: 'write',
  body: servicePricesBody,
  reply: z.strictObject({ message: z.string(), data: z.array(pricedService) }),
  errors: ['profile_changed'],
});
