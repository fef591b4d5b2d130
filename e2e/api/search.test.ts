import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { useSearch } from '#e2e/kit/api/use-search.ts';
import { forgetWorkers, makeFoundWorkers } from '#e2e/kit/factories/found-workers.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeWorkType } from '#e2e/kit/factories/work-types.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { names, search, send } = useSearch(url);

const makeLists = async () => {
  const trades = await makeTrades();
  const skillIds = ['Plumber'].flatMap((name) => trades.get(name)?._id ?? []);
  await makeService({ title: 'Tank cleaning', titles: { hi: 'टंकी की धुलाई' }, skillIds });
  await makeWorkType({ name: 'Emergency', names: { hi: 'तुरंत ज़रूरत' } });
  return trades;
};

// Created once: the server caches the lists for a second or two.
const trades = once(makeLists);

beforeEach(async () => {
  await trades();
  await forgetWorkers();
});

const ravi = { name: 'Ravi Kumar' };
const electrician = { name: 'Sunita Devi', trades: ['Electrician'] };

test('a query matches the start of any word in a name, ignoring case and accents', async () => {
  await makeFoundWorkers(ravi, electrician, { name: 'Zoë O’Neil', trades: [] });
  for (const query of ['ravi', 'RAV', 'kum', 'r', 'kumar ravi', 'Ｒavi'])
    assert.deepEqual(await names({ query }), ['Ravi Kumar'], query);
  for (const query of ['zoe', 'oneil', "o'neil"]) assert.deepEqual(await names({ query }), ['Zoë O’Neil']);
  assert.deepEqual(await names({ query: 'avi' }), []);
});

test('trades are found by their words in five scripts', async () => {
  await makeFoundWorkers(ravi, electrician);
  const words = ['electrician', 'elec', 'wiring', 'बिजली', 'बिजली मिस्त्री', 'इलेक्ट्रीशियन', 'ಎಲೆಕ್ಟ್ರಿಷಿಯನ್', 'ವಿದ್ಯುತ್'];
  for (const query of [...words, 'மின்', 'எலக்ட்ரீஷியன்', 'ఎలక్ట్రీషియన్', 'కరెంట్'])
    assert.deepEqual(await names({ query }), ['Sunita Devi'], query);
  for (const query of ['नल', 'प्लंबर', 'प्लम्बर', 'ಪ್ಲಂಬರ್', 'பிளம்பர்', 'ప్లంబర్', 'plumbing'])
    assert.deepEqual(await names({ query }), ['Ravi Kumar'], query);
});

test('Hindi words match with and without the nukta', async () => {
  await makeFoundWorkers({ name: 'Aslam', trades: ['Tailor'] }, { name: 'Om', trades: ['Carpenter'] });
  assert.deepEqual(await names({ query: 'दर्ज़ी' }), ['Aslam']);
  assert.deepEqual(await names({ query: 'दर्जी' }), ['Aslam']);
  assert.deepEqual(await names({ query: 'बढ़ई' }), await names({ query: 'बढई' }));
});

test('one typing error in a word of four letters or more is forgiven', async () => {
  await makeFoundWorkers(ravi, electrician);
  for (const query of ['plmber', 'plumver', 'plubmer', 'pplumber', 'plumbers', 'plunb', 'पलंबर'])
    assert.deepEqual(await names({ query }), ['Ravi Kumar'], query);
  for (const query of ['plxxber', 'plu mver', 'tpa']) assert.deepEqual(await names({ query }), [], query);
});

test('matches in services, work types and about texts come after names and trades', async () => {
  await makeFoundWorkers(
    { name: 'Emergo Das', trades: ['Mason'] },
    { name: 'Gita', trades: ['Mason'], workTypes: ['Emergency'], isVerified: true },
    { name: 'Hari', trades: ['Mason'], about: 'Comes in emergencies, also at night.' },
    ravi,
  );
  assert.deepEqual(await names({ query: 'emerg' }), ['Emergo Das', 'Gita', 'Hari']);
  assert.deepEqual(await names({ query: 'तुरंत' }), ['Gita']);
  assert.deepEqual(await names({ query: 'tank' }), ['Ravi Kumar']);
  assert.deepEqual(await names({ query: 'टंकी' }), ['Ravi Kumar']);
});

test('every word of a query must match, except filler words', async () => {
  await makeFoundWorkers(ravi, { ...electrician, name: 'Ravi Devi' }, electrician);
  assert.deepEqual(await names({ query: 'ravi electrician' }), ['Ravi Devi']);
  assert.deepEqual(await names({ query: 'plumber near me' }), ['Ravi Kumar']);
  assert.deepEqual(await names({ query: 'ravi midnight' }), []);
  assert.deepEqual(await names({ query: '!?' }), []);
});

test('skills are given by name or id, joined or repeated, and matching one is enough', async () => {
  await makeFoundWorkers(ravi, electrician, { name: 'Both', trades: ['Plumber', 'Electrician'] });
  const id = String((await trades()).get('Electrician')?._id);
  for (const skills of ['Electrician', 'electrician ', id, [id, id]])
    assert.deepEqual((await names({ skills })).toSorted(), ['Both', 'Sunita Devi']);
  for (const skills of [`${id},Plumber`, ['Plumber', 'Electrician'], ['Plumber,Electrician', 'Cook']])
    assert.equal((await search({ skills })).total, 3);
  assert.deepEqual(await names({ skills: 'Astronaut' }), []);
  assert.equal((await search({ skills: '' })).total, 3);
});

/** The same rating, `count` times. */
const stars = (count: number, star: number) => Array.from({ length: count }, () => star);

test('verified workers come first, then by rank: forty good reviews beat one perfect', async () => {
  await makeFoundWorkers(
    { name: 'None' },
    { name: 'Two', stars: stars(4, 2) },
    { name: 'Five', stars: [5] },
    { name: 'Good and many', stars: [...stars(20, 4), ...stars(20, 5)] },
    { name: 'Verified none', isVerified: true },
    { name: 'Verified three', isVerified: true, stars: [3] },
  );
  const order = ['Verified none', 'Verified three', 'Good and many', 'Five', 'None', 'Two'];
  assert.deepEqual(await names({}), order);
  assert.deepEqual(await names({ skills: 'Plumber' }), order);
});

test('a minimum rating leaves out workers below it, and an invalid one is refused', async () => {
  await makeFoundWorkers(
    { name: 'Four', stars: [4] },
    { name: 'Four and a half', stars: [4, 5, 5, 4] },
    { name: 'Five', stars: [5], isVerified: true },
    { name: 'None', isVerified: true },
    { name: 'Two', stars: [2, 2] },
    { name: 'Two and a half', stars: [2, 3] },
  );
  assert.deepEqual(await names({ rating: '4.5' }), ['Five', 'Four and a half']);
  assert.deepEqual(await names({ rating: '4', skills: 'Plumber' }), ['Five', 'Four and a half', 'Four']);
  assert.equal((await search({ rating: '0' })).total, 6);
  const fromTwoAndAHalf = ['Five', 'Four and a half', 'Four', 'Two and a half'];
  assert.deepEqual(await names({ rating: '2.5' }), fromTwoAndAHalf);
  assert.deepEqual(await names({ rating: '2.5', query: 'plumber', pinCode: '226001' }), fromTwoAndAHalf);
  assert.deepEqual(await names({ rating: '0.5', state: 'Uttar Pradesh' }), [...fromTwoAndAHalf, 'Two']);
  assert.deepEqual(await names({ rating: '4.5', query: 'fo' }), ['Four and a half']);
  for (const rating of ['5.5', '-1', '4.2', 'x', '4.5.5', ['4', '5']])
    assert.equal(expectRefusal(await send({ rating }), 400).errors?.[0]?.field, 'rating');
});

test('unknown parameters and values over the limits are refused', async () => {
  expectRefusal(await send({ q: 'plumber' }), 400);
  expectRefusal(await send({ limit: '51' }), 400);
  expectRefusal(await send({ query: 'x'.repeat(101) }), 400);
  expectRefusal(await send({ skills: Array.from({ length: 21 }, (_, at) => `s${at}`) }), 400);
});

test('regex and operator characters in a query are harmless', async () => {
  await makeFoundWorkers(ravi, electrician);
  for (const query of [
    '.*',
    '^',
    '$where',
    '{"$gt":""}',
    '(((((',
    '\\',
    '[a-z]+',
    '#',
    '%emergency',
    'ravi.*',
    '#1',
  ])
    assert.ok((await search({ query })).total <= 1, query);
  assert.deepEqual(await names({ query: 'a'.repeat(100) }), []);
  assert.deepEqual(await names({ query: 'ravi '.repeat(20) }), ['Ravi Kumar']);
});
