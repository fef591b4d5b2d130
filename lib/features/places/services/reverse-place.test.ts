import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { before, beforeEach, test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { resetLimiters } from '#lib/platform/limits/limiter.ts';
import { database } from '#models/connection.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { assertIndexed } from '#e2e/kit/explain.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { reversePlace } from './read-places.ts';

useTestDatabase();

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const says = (postcode: string, more: object = {}) =>
  json(200, { licence: 'Data © somebody', address: { city: 'X', postcode, country_code: 'in', ...more } });

// A local server in place of the real geocoder.
const requests: { url: string; agent: string }[] = [];
let answer: Answer = says('226016');
const standIn = createServer((request, response) => {
  requests.push({ url: request.url ?? '', agent: request.headers['user-agent'] ?? '' });
  answer(request, response);
});

const address = (): string => {
  const bound = standIn.address();
  assert.ok(bound && typeof bound === 'object');
  return `http://127.0.0.1:${bound.port}`;
};

before(async () => {
  await once(standIn.listen(0, '127.0.0.1'), 'listening');
});
clearUp(() => standIn.close());
beforeEach(async () => {
  requests.length = 0;
  answer = says('226016');
  resetLimiters();
  await database().collection('rateLimits').deleteMany({});
  useEnv(testEnv({ GEOCODER_URL: `${address()}/`, APP_ORIGIN: 'https://hunar.example' }));
});

const at = (lat = 26.8643, lng = 81.0006) => reversePlace({ query: { lat, lng } });
const nextSecond = () => database().collection('rateLimits').deleteMany({});

test('the nearest PIN answers when there is no geocoder', async () => {
  useEnv(testEnv());
  assert.deepEqual(
    [(await at()).data.pinCode, (await at()).attribution, requests.length],
    ['226010', undefined, 0],
  );
});

test('the geocoder’s PIN wins, with its attribution; it is sent only rounded coordinates', async () => {
  const { data, attribution } = await at();
  assert.deepEqual([data.pinCode, data.city, attribution], ['226016', 'Lucknow', 'Data © somebody']);
  assert.equal(requests.length, 1);
  const { searchParams, pathname } = new URL(requests[0]?.url ?? '', address());
  assert.deepEqual(
    [pathname, searchParams.get('lat'), searchParams.get('lon'), requests[0]?.agent],
    ['/reverse', '26.864', '81.001', 'Hunar (https://hunar.example)'],
  );
});

test('a geocoder’s answer is cached for its whole square for thirty days', async () => {
  await at();
  await nextSecond();
  answer = says('226001');
  assert.equal((await at(26.8641, 81.0009)).data.pinCode, '226016');
  assert.equal(requests.length, 1);
  const query = { collection: 'geocodes', filter: { square: '26.864,81.001' } };
  assert.equal((await assertIndexed(query, 'square_1')).docsExamined, 1);
  const [kept] = await database()
    .collection('geocodes')
    .indexes()
    .then((all) => all.filter(({ key }) => key['createdAt']));
  assert.equal(kept?.expireAfterSeconds, 30 * 86_400);
});

test('the geocoder is asked once a second; other requests get the table’s answer', async () => {
  const places = await Promise.all([at(26.85, 80.95), at(26.86, 80.96), at(26.87, 80.97)]);
  assert.equal(requests.length, 1);
  assert.equal(places.filter(({ attribution }) => attribution).length, 1);
});

test('a point outside India is not sent to the geocoder', async () => {
  await assert.rejects(at(40.7, -74), { code: 'place_unknown' });
  assert.equal(requests.length, 0);
});

for (const [what, bad] of [
  ['an unknown PIN', says('999999')],
  ['a postcode of another country', says('226016', { country_code: 'np' })],
  ['no address', json(200, { error: 'Unable to geocode' })],
  ['something other than JSON', ((_request, response) => void response.end('<html>')) satisfies Answer],
  ['an error', json(503, {})],
  [
    'a redirect',
    ((_request, response) => void response.writeHead(302, { location: '/x' }).end()) satisfies Answer,
  ],
  ['nothing at all', ((request) => void request.socket.destroy()) satisfies Answer],
] as const)
  test(`the nearest PIN is used if the geocoder answers ${what}`, async () => {
    answer = bad;
    assert.deepEqual(await at(), { data: (await at()).data });
    assert.equal((await at()).data.pinCode, '226010');
    assert.ok(requests.length > 0);
  });
