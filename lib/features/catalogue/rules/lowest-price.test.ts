import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lowestPricePaise } from './lowest-price.ts';

test('the lowest price is two hours at the lowest rate, or the service’s own price', () => {
  const priced = { servicePricePaise: 49_900 };
  assert.equal(lowestPricePaise({ ...priced, lowestPaise: null, hasNoRate: true }), null);
  assert.equal(lowestPricePaise({ ...priced, lowestPaise: null, hasNoRate: false }), null);
  assert.equal(lowestPricePaise({ ...priced, lowestPaise: 25_000, hasNoRate: false }), 50_000);
  assert.equal(lowestPricePaise({ ...priced, lowestPaise: 25_000, hasNoRate: true }), 49_900);
  assert.equal(lowestPricePaise({ ...priced, lowestPaise: 20_000, hasNoRate: true }), 40_000);
  assert.equal(
    lowestPricePaise({ servicePricePaise: 0, lowestPaise: 20_000, hasNoRate: true }),
    40_000,
    'a service that nobody has priced is not free',
  );
});
