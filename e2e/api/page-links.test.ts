import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateClasses } from '#lib/platform/contract/rate-class.ts';
import { busy } from '#lib/platform/i18n/texts/page.en.ts';
import { exchange, type Answer } from '#e2e/kit/api/exchange.ts';
import { assertEach, atLeastOne } from '#e2e/kit/assert-each.ts';
import { canariesIn, makeMarked } from '#e2e/kit/factories/canaries.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeSession, signIn } from '#e2e/kit/factories/users.ts';
import { contactPath } from '#e2e/kit/factories/trusted-contacts.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { linkPath, makeVisitNow } from '#e2e/kit/visit-links.ts';
import { publishCard } from '#e2e/kit/work-cards.ts';

const FACTOR = 0.02;
const env = { RATE_LIMIT_FACTOR: String(FACTOR), TRUSTED_PROXIES: '127.0.0.1,::1' };
const { url } = useTestServer({ pages: true, env });

const links = ['pass', 'visit'] as const;

/** A phone with an address of its own. */
const phoneAt =
  (address: string) =>
  (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    exchange({ url: `${url()}${path}`, headers: { 'x-forwarded-for': address, ...headers } });

/** A visit of this hour between two people with a canary in every private field. */
const makeMarkedVisit = async () => {
  const skill = await makeSkill();
  const skills = [{ _id: skill._id, name: skill.name }];
  const job = await makeService({ skillIds: [skill._id] });
  const [customer, worker] = [await makeMarked('customer'), await makeMarked('worker', { skills })];
  const { street, floor, landMark } = customer.canaries;
  const { instructions, askFor } = customer.bookingCanaries;
  const booking = await makeVisitNow({
    ...{ customer: customer.user, bookable: { worker: worker.user, job }, instructions },
    address: { street, floor, landMark, city: 'Agra', state: 'Uttar Pradesh', pinCode: '282001' },
    contact: { name: askFor },
  });
  const paths = await Promise.all(links.map((link) => linkPath(link, String(booking._id))));
  return { customer, worker, booking, paths, skill };
};

test('a guest reads who comes and when, and nothing private of either side', async () => {
  const open = phoneAt('203.0.113.1');
  const { customer, worker, booking, paths, skill } = await makeMarkedVisit();
  for (const path of atLeastOne(paths)) {
    const { status, text } = await open(path);
    assert.equal(status, 200, path);
    assert.ok(text.includes(skill.name), path);
    assert.equal(text.includes(booking.number), path.startsWith('/pass/'), path);
    for (const form of [text, (await open(path, { rsc: '1' })).text]) {
      assert.deepEqual([canariesIn(form, customer), canariesIn(form, worker)], [[], []], path);
      assert.ok(!form.includes(customer.userId) && !form.includes(worker.userId), path);
    }
  }
});

test('the pages are neither kept nor indexed, and send no address on', async () => {
  const open = phoneAt('203.0.113.2');
  const { paths, customer } = await makeMarkedVisit();
  const { name, value } = await makePageCookie(await makeSession(customer.user));
  for (const path of atLeastOne(paths))
    for (const cookie of ['', `${name}=${value}`]) {
      const { headers, text } = await open(path, { cookie });
      assert.match(String(headers['cache-control']), /no-store/);
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.equal(headers['x-robots-tag'], 'noindex, nofollow');
      assert.equal(headers['x-hunar-reader'], undefined, 'the service worker keeps no copy');
      assert.match(text, /<meta name="robots" content="noindex, nofollow"\/>/);
      assert.match(text, /<meta name="referrer" content="no-referrer"\/>/);
      assert.ok(!text.includes('data-slot="bottom-navigation"'), 'no frame of the app');
    }
});

test('a guest reads the pages in the language of the phone', async () => {
  const open = phoneAt('203.0.113.3');
  const { paths } = await makeMarkedVisit();
  for (const path of atLeastOne(paths)) {
    const { text } = await open(path, { 'accept-language': 'kn-IN,kn;q=0.9,en;q=0.5' });
    assert.match(text, /<html lang="kn"/, path);
  }
});

test('a token of no visit, of the other page and of no shape are all not found', async () => {
  const open = phoneAt('203.0.113.4');
  const { paths, skill } = await makeMarkedVisit();
  const [pass = '', visit = ''] = paths;
  const wrong = [
    `/pass/${'x'.repeat(43)}`,
    visit.replace('/visit/', '/pass/'),
    pass.replace('/pass/', '/visit/'),
    `${pass.slice(0, -3)}AAA`,
    '/pass/short',
  ];
  const answers = await Promise.all(wrong.map((path) => open(path)));
  assertEach(answers, ({ status, text }) => status === 404 && !text.includes(skill.name));
  assert.equal((await open(pass)).status, 200);
});

test('the page of a trusted contact names who asks and nothing private, and is neither kept nor indexed', async () => {
  const open = phoneAt('203.0.113.7');
  const owner = await makeMarked('customer');
  const path = await contactPath(owner.user);
  const { status, text, headers } = await open(path);
  assert.equal(status, 200);
  // Letters of the name only.
  assert.ok(text.includes('May we tell you when Person needs help?'));
  assert.deepEqual(canariesIn(text, owner), []);
  assert.ok(!text.includes(owner.userId));
  assert.match(String(headers['cache-control']), /no-store/);
  assert.equal(headers['referrer-policy'], 'no-referrer');
  assert.equal(headers['x-robots-tag'], 'noindex, nofollow');
  assert.ok(!text.includes('data-slot="bottom-navigation"'), 'no frame of the app');
  const tamil = await open(path, { 'accept-language': 'ta-IN,ta;q=0.9' });
  assert.match(tamil.text, /<html lang="ta"/);
  for (const wrong of [`/contact/${'x'.repeat(43)}`, '/contact/short'])
    assert.equal((await open(wrong)).status, 404, wrong);
});

test('too many links from one address are refused there, also for members, and nowhere else', async () => {
  const open = phoneAt('203.0.113.5');
  const [path = ''] = (await makeMarkedVisit()).paths;
  for (let count = 0; count < rateClasses.link.points * FACTOR; count += 1)
    assert.equal((await open(path)).status, 200, String(count));
  const { name, value } = await makePageCookie(await signIn('customer'));
  for (const cookie of ['', `${name}=${value}`]) {
    const { status, text, headers } = await open(path, { cookie });
    assert.equal(status, 429);
    assert.ok(Number(headers['retry-after']) >= 1);
    assert.ok(text.includes(busy.link.title));
  }
  assert.equal((await open('/login')).status, 200, 'other pages are open');
  assert.equal((await phoneAt('203.0.113.6')(path)).status, 200, 'another address is not counted');
});

test('every page that a link opens counts against the limit of its address', async () => {
  const { worker, paths } = await makeMarkedVisit();
  const pages = [...paths, await contactPath(worker.user), await publishCard(worker.userId)];
  for (const [number, path] of pages.entries()) {
    const open = phoneAt(`203.0.113.${20 + number}`);
    for (let count = 0; count < rateClasses.link.points * FACTOR; count += 1)
      assert.equal((await open(path)).status, 200, `${path} ${count}`);
    const answers = await Promise.all(pages.map((other) => open(other)));
    assertEach(answers, ({ status }) => status === 429);
  }
});
