import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citiesOf, cityOf } from './city-alias.ts';

test('a district gets its city’s usual name, and only in its own state', () => {
  assert.equal(cityOf({ state: 'Uttar Pradesh', district: 'Kanpur Nagar' }), 'Kanpur');
  assert.equal(cityOf({ state: 'Delhi', district: 'South East' }), 'South Delhi');
  assert.equal(cityOf({ state: 'Uttarakhand', district: 'Udam Singh Nagar' }), 'Udham Singh Nagar');
  assert.equal(cityOf({ state: 'Bihar', district: 'Patna' }), 'Patna');
  assert.equal(cityOf({ state: 'Sikkim', district: 'Central' }), 'Central');
});

test('cities are listed best known first, each once', () => {
  assert.deepEqual(citiesOf('Delhi', ['Central', 'New Delhi', 'North', 'North West']), [
    ...['New Delhi', 'North Delhi', 'South Delhi', 'East Delhi', 'West Delhi', 'Central Delhi'],
  ]);
  assert.deepEqual(citiesOf('Goa', ['South Goa', 'North Goa']), ['North Goa', 'South Goa']);
});
