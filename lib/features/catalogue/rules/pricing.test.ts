import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newObjectId } from '#models/connection.ts';
import { findLowestPrice, computePricePaise, recentTerms, resolveTerms } from './pricing.ts';

const lowestPricePaise = ({
  lowestPaise,
  hasNoRate,
  ...work
}: {
  servicePricePaise: number;
  durationMinutes: number;
  lowestPaise: number | null;
  hasNoRate: boolean;
}): number | null => {
  const hourly = lowestPaise === null ? null : { paise: lowestPaise, city: 'Lucknow' };
  const none = hasNoRate ? { city: 'Agra' } : null;
  return findLowestPrice({ own: null, ...work, hourly, none })?.pricePaise ?? null;
};

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
    'a service without a price is not free',
  );
});

test('the lowest price includes its kind and city', () => {
  const own = { paise: 39_900, city: 'Kanpur' };
  const rates = {
    servicePricePaise: 49_900,
    durationMinutes: 90,
    hourly: { paise: 30_000, city: 'Lucknow' },
  };
  const hourly = { pricePaise: 45_000, hourlyRatePaise: 30_000, city: 'Lucknow' };
  assert.deepEqual(findLowestPrice({ ...rates, own: null, none: { city: 'Agra' } }), hourly);
  const asWhole = { pricePaise: 39_900, hourlyRatePaise: null, city: 'Kanpur' };
  assert.deepEqual(findLowestPrice({ ...rates, own, none: { city: 'Agra' } }), asWhole);
  assert.deepEqual(findLowestPrice({ ...rates, own, hourly: null, none: null }), asWhole);
});

const service = { _id: newObjectId(), pricePaise: 49_900, durationMinutes: 90 };
const at = new Date('2026-11-22T06:00:00Z');
const minutesBefore = (minutes: number): Date => new Date(at.getTime() - minutes * 60_000);
const askingFor = (pricePaise: number | null, fields = {}) => ({
  hourlyRatePaise: 20_000,
  servicePrices: [{ serviceId: service._id, pricePaise, durationMinutes: 90, ...fields }],
});

test('a fixed price takes precedence over the hourly rate, and that over the service’s own price', () => {
  const computePrice = (worker: Parameters<typeof resolveTerms>[0]): number =>
    computePricePaise({ ...resolveTerms(worker, service), durationMinutes: 90 });
  assert.equal(computePrice(askingFor(35_000)), 35_000);
  assert.equal(resolveTerms(askingFor(35_000), service).coveredMinutes, 90);
  assert.equal(computePrice(askingFor(null)), 30_000);
  assert.equal(computePrice({ hourlyRatePaise: 20_000 }), 30_000);
  assert.equal(computePrice({ hourlyRatePaise: null }), 49_900);
  assert.equal(computePrice({ ...askingFor(35_000), hourlyRatePaise: null }), 35_000);
  const other = { ...service, _id: newObjectId() };
  assert.equal(resolveTerms(askingFor(35_000), other).hourlyRatePaise, 20_000);
});

test('a fixed price no longer applies once the service’s duration changes', () => {
  const longer = { ...service, durationMinutes: 240 };
  assert.deepEqual(resolveTerms(askingFor(35_000), longer), {
    hourlyRatePaise: 20_000,
    servicePricePaise: 49_900,
  });
  const priceFor = (durationSince: Date): number[] =>
    recentTerms({ worker: askingFor(35_000), service: { ...longer, durationSince } }, at).map((terms) =>
      computePricePaise({ ...terms, durationMinutes: 240 }),
    );
  assert.deepEqual(priceFor(minutesBefore(59)), [80_000, 35_000]);
  assert.deepEqual(priceFor(minutesBefore(60)), [80_000]);
});

test('remembers prices of the last hour: fixed, hourly and the service’s own', () => {
  const former = { at: minutesBefore(30), lowestPaise: 15_000, hadNone: true };
  const listRecentPrices = (changing: Parameters<typeof recentTerms>[0]): Set<number> =>
    new Set(recentTerms(changing, at).map((terms) => computePricePaise({ ...terms, durationMinutes: 90 })));
  assert.deepEqual(listRecentPrices({ worker: askingFor(90_000), service }), new Set([90_000]));
  assert.deepEqual(
    listRecentPrices({ worker: askingFor(90_000, { former }), service }),
    new Set([90_000, 15_000, 30_000]),
  );
  const worker = {
    ...askingFor(null),
    formerRates: { at: minutesBefore(1), lowestPaise: 10_000, hadNone: true },
  };
  const formerPrices = { at: minutesBefore(1), lowestPaise: 9_900, hadNone: false };
  assert.deepEqual(
    listRecentPrices({ worker, service: { ...service, formerPrices } }),
    new Set([30_000, 15_000, 49_900, 9_900]),
  );
});
