import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countFilters,
  isBlank,
  noFilters,
  parseFilters,
  normalizeQuery,
  toSearchCall,
  toSearchKey,
  toSearchParams,
} from './search-query.ts';

const cook = { _id: 'a'.repeat(24), name: 'Cook' };
const mason = { _id: 'b'.repeat(24), name: 'Mason' };
const read = (text: string) => parseFilters({ params: new URLSearchParams(text), skills: [cook, mason] });

test('filters written to a URL are read back unchanged', () => {
  const filters = {
    query: 'fan & light',
    isAsTyped: true,
    skills: [cook._id, mason._id],
    hasAllSkills: true,
    rating: 4.5,
    isEverywhere: true,
    at: '2026-11-24T10:00',
    isVerified: true,
    price: 300,
    sort: 'price' as const,
  };
  const text = toSearchParams(filters);
  const first = `query=fan+%26+light&asTyped=true&skills=${cook._id},${mason._id}&allSkills=true`;
  assert.equal(text, `${first}&rating=4.5&near=all&at=2026-11-24T10:00&verified=true&price=300&sort=price`);
  assert.deepEqual(read(text), filters);
});

test('parses skills by id or name, comma-separated or repeated, without duplicates', () => {
  assert.deepEqual(read(`skills=cook,Nobody&skills=${cook._id}&skills=MASON`).skills, [cook._id, mason._id]);
});

test('invalid filters in a URL are ignored', () => {
  for (const text of [
    '',
    'asTyped=true',
    'rating=lots',
    'rating=-1',
    'rating=7',
    'rating=NaN',
    'rating=1e9',
    'near=me',
    'skills=,,',
    'allSkills=true',
    'at=tomorrow',
    'at=2026-13-24T10:00',
    'at=2026-11-24T24:00',
    'at=2026-11-24',
    'sort=name',
    'sort=',
    'verified=yes',
    'price=-1',
    'price=1e3',
    'price=100001',
  ])
    assert.deepEqual(read(text), noFilters, text);
  assert.equal(read('rating=4.4').rating, 4.5);
});

test('normalizes a query to what the search call accepts', () => {
  assert.equal(normalizeQuery('  fan\u0000\n\tlight '), 'fan light');
  assert.equal([...normalizeQuery('க'.repeat(300))].length, 100);
});

test('the order of skills does not change the URL', () => {
  const either = { ...noFilters, skills: [mason._id, cook._id] };
  const other = { ...noFilters, skills: [cook._id, mason._id] };
  assert.equal(toSearchParams(either), toSearchParams(other));
  assert.equal(toSearchParams(noFilters), '');
});

test('counts filters without the query; a place alone is a blank search', () => {
  const filters = { ...noFilters, query: 'fan', skills: [cook._id], rating: 3, isEverywhere: true };
  assert.equal(countFilters(filters), 3);
  assert.equal(isBlank(filters), false);
  const narrowed = { ...noFilters, isVerified: true, price: 300 };
  assert.deepEqual([countFilters(narrowed), isBlank(narrowed)], [2, false]);
  assert.equal(isBlank({ ...noFilters, isEverywhere: true }), true);
});

test('a search for all skills sets allSkills, except with a single skill', () => {
  const all = { ...noFilters, skills: [cook._id, mason._id], hasAllSkills: true };
  assert.equal(toSearchCall({ filters: all, place: null }).allSkills, 'true');
  const one = { ...all, skills: [cook._id] };
  assert.deepEqual(toSearchCall({ filters: one, place: null }), { skills: cook._id });
  assert.equal(toSearchParams(one), `skills=${cook._id}`);
  assert.equal(read(`skills=${cook._id}&allSkills=true`).hasAllSkills, false);
});

test('the search call carries the person’s place unless they search everywhere', () => {
  const place = { pinCode: '226010', city: 'Lucknow', state: null };
  const filters = { ...noFilters, query: 'fan', skills: [cook._id], rating: 4 };
  const params = { query: 'fan', skills: cook._id, rating: '4' };
  assert.deepEqual(toSearchCall({ filters, place }), { ...params, pinCode: '226010', city: 'Lucknow' });
  assert.deepEqual(toSearchCall({ filters: { ...filters, isEverywhere: true }, place }), {
    ...params,
    from: '226010',
  });
  assert.deepEqual(toSearchCall({ filters: noFilters, place: null }), {});
  const narrowed = { ...noFilters, isVerified: true, price: 300 };
  assert.deepEqual(toSearchCall({ filters: narrowed, place: null }), {
    verified: 'true',
    maxPricePaise: '30000',
  });
});

test('the search key differs by viewer, place and page', () => {
  const search = { filters: noFilters, place: null, start: null, viewerId: null };
  const place = { pinCode: '226010', city: null, state: null };
  const keys = [search, { ...search, viewerId: 'v' }, { ...search, place }, { ...search, start: 'c' }].map(
    toSearchKey,
  );
  assert.equal(new Set(keys).size, 4);
});
