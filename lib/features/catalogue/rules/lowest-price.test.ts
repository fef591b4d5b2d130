import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newObjectId } from '#models/connection.ts';
import { lowestPricePaise, pricePaiseOf, recentTerms, termsOf } from './lowest-price.ts';

test('the lowest price is the work’s hours at the lowest rate, or the service’s own price', () => {
  const priced = { servicePricePaise: 49_900, durationMinutes: 120 };
  assert.equal(lowestPricePaise({ ...priced, lowestPaise: null, hasNoRate: true }), null);
  assert.equal(lowestPricePaise({ ...priced, lowestPaise: null, hasNoRate: false }), null);
  assert.equal(lowestPricePaise({ ...priced, lowestPaise: 25_000, hasNoRate: false }), 50_000);
  assert.equal(lowestPricePaise({ ...priced, lowestPaise: 25_000, hasNoRate: true }), 49_900);
  assert.equal(lowestPricePaise({ ...priced, lowestPaise: 20_000, hasNoRate: true }), 40_000);
  assert.equal(
    lowestPricePaise({ ...priced, servicePricePaise: 0, lowestPaise: 20_000, hasNoRate: true }),
    40_000,
    'a service that nobody has priced is not free',
  );
});

const service = { _id: newObjectId(), pricePaise: 49_900, durationMinutes: 90 };
const at = new Date('2026-11-22T06:00:00Z');
const minutesBefore = (minutes: number): Date => new Date(at.getTime() - minutes * 60_000);
const askingFor = (pricePaise: number | null, fields = {}) => ({
  hourlyRatePaise: 20_000,
  servicePrices: [{ serviceId: service._id, pricePaise, durationMinutes: 90, ...fields }],
});

test('a price for the service goes before the hour, the hour before the service’s own price', () => {
  const priceOf = (worker: Parameters<typeof termsOf>[0]): number =>
    pricePaiseOf({ ...termsOf(worker, service), durationMinutes: 90 });
  assert.equal(priceOf(askingFor(35_000)), 35_000);
  assert.equal(termsOf(askingFor(35_000), service).coveredMinutes, 90);
  assert.equal(priceOf(askingFor(null)), 30_000);
  assert.equal(priceOf({ hourlyRatePaise: 20_000 }), 30_000);
  assert.equal(priceOf({ hourlyRatePaise: null }), 49_900);
  assert.equal(priceOf({ ...askingFor(35_000), hourlyRatePaise: null }), 35_000);
  const other = { ...service, _id: newObjectId() };
  assert.equal(termsOf(askingFor(35_000), other).hourlyRatePaise, 20_000);
});

test('a price for the service counts no longer once the service takes another time', () => {
  const longer = { ...service, durationMinutes: 240 };
  assert.deepEqual(termsOf(askingFor(35_000), longer), {
    hourlyRatePaise: 20_000,
    servicePricePaise: 49_900,
  });
  const priceFor = (durationSince: Date): number[] =>
    recentTerms({ worker: askingFor(35_000), service: { ...longer, durationSince } }, at).map((terms) =>
      pricePaiseOf({ ...terms, durationMinutes: 240 }),
    );
  assert.deepEqual(priceFor(minutesBefore(59)), [80_000, 35_000]);
  assert.deepEqual(priceFor(minutesBefore(60)), [80_000]);
});

test('prices of the last hour are remembered: of the service, of the hour, and the service’s own', () => {
  const former = { at: minutesBefore(30), lowestPaise: 15_000, hadNone: true };
  const pricesOf = (changing: Parameters<typeof recentTerms>[0]): Set<number> =>
    new Set(recentTerms(changing, at).map((terms) => pricePaiseOf({ ...terms, durationMinutes: 90 })));
  assert.deepEqual(pricesOf({ worker: askingFor(90_000), service }), new Set([90_000]));
  assert.deepEqual(
    pricesOf({ worker: askingFor(90_000, { former }), service }),
    new Set([90_000, 15_000, 30_000]),
  );
  const worker = {
    ...askingFor(null),
    formerRates: { at: minutesBefore(1), lowestPaise: 10_000, hadNone: true },
  };
  const formerPrices = { at: minutesBefore(1), lowestPaise: 9_900, hadNone: false };
  assert.deepEqual(
    pricesOf({ worker, service: { ...service, formerPrices } }),
    new Set([30_000, 15_000, 49_900, 9_900]),
  );
});
