import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citiesFor, cityFor } from './city-alias.ts';

test('a district gets its city’s usual name, and only in its own state', () => {
  assert.equal(cityFor({ state: 'Uttar Pradesh', district: 'Kanpur Nagar' }), 'Kanpur');
  assert.equal(cityFor({ state: 'Delhi', district: 'South East' }), 'South Delhi');
  assert.equal(cityFor({ state: 'Uttarakhand', district: 'Udam Singh Nagar' }), 'Udham Singh Nagar');
  assert.equal(cityFor({ state: 'Bihar', district: 'Patna' }), 'Patna');
  assert.equal(cityFor({ state: 'Sikkim', district: 'Central' }), 'Central');
});

test('cities are listed best known first, each once', () => {
  assert.deepEqual(citiesFor('Delhi', ['Central', 'New Delhi', 'North', 'North West']), [
    ...['New Delhi', 'North Delhi', 'South Delhi', 'East Delhi', 'West Delhi', 'Central Delhi'],
  ]);
  assert.deepEqual(citiesFor('Goa', ['South Goa', 'North Goa']), ['North Goa', 'South Goa']);
});
