import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setWorkCardContract, type WorkCardBody } from '#lib/features/profiles/contracts/work-card.ts';
import { workCard as texts } from '#lib/features/profiles/texts/work-card.en.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { exchange, type Answer } from '#e2e/kit/api/exchange.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { canariesIn, makeMarked } from '#e2e/kit/factories/canaries.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { proveOwnNumber, publishCard } from '#e2e/kit/work-cards.ts';

const { url } = useTestServer({ pages: true });
const { send } = bookingClient(url);

const open = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  exchange({ url: `${url()}${path}`, headers });

/** A worker with a canary in every private field, whose card is public. */
const makeHolder = async () => {
  const skill = await makeSkill();
  const worker = await makeMarked('worker', { skills: [{ _id: skill._id, name: skill.name }] });
  const path = await publishCard(worker.userId);
  const session = await makeSession(worker.user);
  const set = async (body: WorkCardBody): Promise<void> => {
    expectSuccess(await send(session, setWorkCardContract, { body }), setWorkCardContract);
  };
  return { worker, skill, path, set };
};

test('a guest reads the card, and the phone only once the worker has added and proved it', async () => {
  const { worker, skill, path, set } = await makeHolder();
  const { status, text } = await open(path);
  assert.equal(status, 200);
  assert.ok(text.includes(skill.name) && text.includes(worker.user.name));
  for (const form of [text, (await open(path, { rsc: '1' })).text])
    assert.deepEqual(canariesIn(form, worker), []);
  await set({ showsPhone: true, isIndexed: true });
  const unproved = await open(path);
  assert.deepEqual(canariesIn(unproved.text, worker), [], 'it may be someone else’s');
  assert.ok(unproved.text.includes(texts.page.phoneMissing));
  await proveOwnNumber(worker.user);
  assert.deepEqual(canariesIn((await open(path)).text, worker), ['phone']);
});

test('a card is kept by no browser, and listed by search engines only if the worker wants it', async () => {
  const { worker, skill, path, set } = await makeHolder();
  const { headers, text } = await open(path);
  assert.match(String(headers['cache-control']), /no-store/);
  assert.equal(headers['referrer-policy'], 'no-referrer');
  assert.equal(headers['x-hunar-reader'], undefined, 'the service worker keeps no copy');
  assert.match(text, /<meta name="robots" content="noindex, nofollow"\/>/);
  assert.ok(text.includes(`<meta property="og:title" content="${worker.user.name} – ${skill.name}"/>`));
  assert.ok(!text.includes('data-slot="bottom-navigation"'), 'no frame of the app');
  await set({ isIndexed: true });
  assert.match((await open(path)).text, /<meta name="robots" content="index, follow"\/>/);
});

test('the preview picture of a card closes with the card', async () => {
  const { path, set } = await makeHolder();
  const { text } = await open(path);
  const [, address = ''] = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(text) ?? [];
  assert.equal(address, `/api/v1/cards/${path.replace('/card/', '')}/preview`);
  const { status, headers } = await open(address);
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'image/png');
  assert.equal(headers['cache-control'], 'public, max-age=60');
  await set({ isOn: false });
  const gone = await open(address);
  assert.equal(gone.status, 404);
  assert.equal(gone.headers['cache-control'], 'no-store');
  await set({ isOn: true });
  assert.equal((await open(address)).status, 404, 'the picture of the old address stays closed');
});

test('a card that its worker takes back is gone with the next request', async () => {
  const { worker, path, set } = await makeHolder();
  await set({ isOn: false });
  const { status, text } = await open(path);
  assert.equal(status, 404);
  assert.ok(!text.includes(worker.user.name));
  const next = await publishCard(worker.userId);
  assert.equal((await open(path)).status, 404, 'its old address stays closed');
  assert.equal((await open(next)).status, 200);
});
