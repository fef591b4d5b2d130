import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, translations } from '#lib/platform/contract/fields.ts';

const pricePaise = z
  .int({ error: 'invalid_number' })
  .min(100, 'service_price_range')
  .max(1_000_000, 'service_price_range')
  .nullable();

const wantedPrice = z.strictObject({ serviceId: id('service_id_length'), pricePaise });
export type WantedPrice = z.infer<typeof wantedPrice>;

/** Prices of some services, in paise; `null` takes one's own price back, and what is not named stays. */
export const servicePricesBody = z.strictObject({ prices: z.array(wantedPrice).min(1, 'required').max(100) });
export type ServicePricesBody = z.infer<typeof servicePricesBody>;

/** What a worker asks for a service. */
const pricedService = z.strictObject({
  serviceId: id(),
  title: z.string(),
  titles: translations({ max: 160 }),
  /** What the worker's own price covers. */
  durationMinutes: z.int(),
  /** The worker's own price for it; null: none. */
  pricePaise: z.int().nullable(),
  /** What it costs without one: by the worker's hour, else the service's own price. */
  otherwisePaise: z.int(),
  /** The rate that makes it; null: it is the service's own price. */
  hourlyRatePaise: z.int().nullable(),
  /** An own price that does not count any more, as the service takes another time now. */
  formerPaise: z.int().nullable(),
});
export type PricedService = z.infer<typeof pricedService>;

export const setServicePricesContract = contract(call('PUT', '/users/service-prices'), {
  summary: 'Set what you ask for services that you do, each as a whole; the answer lists all that you do',
  access: ['worker'],
  rate: 'write',
  body: servicePricesBody,
  reply: z.strictObject({ message: z.string(), data: z.array(pricedService) }),
});
