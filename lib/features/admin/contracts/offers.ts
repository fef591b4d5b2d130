import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text, translations } from '#lib/platform/contract/fields.ts';

const change = {
  isOffered: z.boolean(),
  reason: text({ min: 5, max: 300 }),
};

export const cityOfferBody = z.strictObject({
  state: text({ max: 50 }),
  city: text({ max: 50 }),
  ...change,
});
export type CityOfferBody = z.output<typeof cityOfferBody>;

export const tradeOfferBody = z.strictObject(change);
export type TradeOfferBody = z.output<typeof tradeOfferBody>;

const figures = {
  /** When it was switched off, and why; null while it can be booked. */
  off: z.strictObject({ at: instant, reason: z.string() }).nullable(),
  /** Bookings that were accepted and are not over. */
  running: z.int(),
  /** Requests that wait for an answer. */
  open: z.int(),
  workers: z.int(),
  /** People who asked to be told when it can be booked. */
  waiting: z.int(),
};

const cityOffer = z
  .strictObject({ state: z.string(), city: z.string(), names: translations({ max: 80 }), ...figures })
  .meta({ id: 'CityOffer' });
export type CityOffer = z.infer<typeof cityOffer>;

const tradeOffer = z
  .strictObject({ skillId: id(), trade: z.string(), names: translations({ max: 80 }), ...figures })
  .meta({ id: 'TradeOffer' });
export type TradeOffer = z.infer<typeof tradeOffer>;

/** Words that search did not know, which at least three people wait for: fewer could identify someone. */
const wantedText = z.strictObject({ words: z.string(), people: z.int() }).meta({ id: 'WantedText' });

const offerList = z
  .strictObject({
    /** Cities with workers, bookings or people who wait, and all that are off. */
    cities: z.array(cityOffer),
    trades: z.array(tradeOffer),
    words: z.array(wantedText),
  })
  .meta({ id: 'OfferList' });
export type OfferList = z.infer<typeof offerList>;

export const readOffersContract = contract('GET /admin/offers', {
  summary:
    'List cities and trades with their state, running bookings, open requests, workers and people who wait, and the words that people wait for',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  reply: z.strictObject({ data: offerList }),
});

/** Whether a city or trade can be booked now. */
const offerState = z.strictObject({ data: z.strictObject({ name: z.string(), isOffered: z.boolean() }) });

export const setCityOfferContract = contract('PUT /admin/offers/cities', {
  summary:
    'Switch a city on or off, with the reason. While it is off, new bookings there are refused; running ones and open requests stay',
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  body: cityOfferBody,
  reply: offerState,
});

export const setTradeOfferContract = contract('PUT /admin/offers/trades/{id}', {
  summary:
    'Switch a trade on or off, with the reason. While it is off, its services cannot be booked; running bookings and open requests stay',
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: tradeOfferBody,
  reply: offerState,
});
