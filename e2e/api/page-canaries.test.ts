import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBrowser, type Browser } from '#e2e/kit/api/browser.ts';
import type { Visitor } from '#e2e/kit/api/callers.ts';
import { pagePatterns } from '#e2e/kit/api/page-cases.ts';
import { canariesIn, type MarkedPerson } from '#e2e/kit/factories/canaries.ts';
import { makeMarkedMarket } from '#e2e/kit/factories/marked-market.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { contactPath } from '#e2e/kit/factories/trusted-contacts.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { linkIn, linkPath } from '#e2e/kit/visit-links.ts';
import { publishCard } from '#e2e/kit/work-cards.ts';

const { url } = useTestServer({ pages: true });
const market = once(() => makeMarkedMarket(['pending', 'accepted']));

type Market = Awaited<ReturnType<typeof market>>;

const idsFor = (folder: string, { job, skillId, pairs, strangers }: Market): string[] => {
  switch (folder) {
    case 'worker':
    case 'provider':
      return [...pairs.map(({ worker }) => worker.userId), ...strangers.map(({ userId }) => userId)];
    case 'bookings':
    case 'profile':
      return pairs.map(({ bookingId }) => bookingId);
    case 'people':
      return [...pairs.flatMap(({ customer, worker }) => [customer, worker]), ...strangers].map(
        ({ userId }) => userId,
      );
    case 'tickets':
      return [...pairs.flatMap(({ customer, worker }) => [customer, worker]), ...strangers].map(
        ({ ticketId }) => ticketId,
      );
    case 'service':
      return [String(job._id)];
    case 'category':
      return [skillId];
    default:
      throw new Error(`What does the id of /${folder}/{id} stand for? Add it here.`);
  }
};

const toFolder = (pattern: string): string =>
  pattern.split('/').find((part) => part !== '' && part !== 'office') ?? '';

const listPaths = async (pattern: string, made: Market): Promise<string[]> => {
  if (pattern === '/card/{token}')
    return Promise.all(made.pairs.map(({ worker }) => publishCard(worker.userId)));
  if (pattern === '/contact/{token}')
    return Promise.all(made.pairs.map(({ customer }) => contactPath(customer.user)));
  if (pattern.includes('{token}'))
    return Promise.all(made.pairs.map(({ bookingId }) => linkPath(linkIn(pattern), bookingId)));
  return pattern.includes('{id}')
    ? idsFor(toFolder(pattern), made).map((id) => pattern.replace('{id}', id))
    : [pattern];
};

interface Seat {
  visitor: Visitor;
  /** The visitor's pair, for those who have a booking. */
  pair: number;
}

/** The visitor's account in the market; roles without bookings get the stranger. */
const findPerson = ({ visitor, pair }: Seat, { pairs, strangers }: Market): MarkedPerson | null => {
  if (visitor === 'anonymous') return null;
  const known = pairs[pair];
  if (known && (visitor === 'customer' || visitor === 'worker')) return known[visitor];
  return strangers.find(({ user }) => user.role === visitor) ?? null;
};

const enter = async (person: MarkedPerson | null): Promise<Browser> => {
  const browser = createBrowser(url());
  if (!person) return browser;
  const { name, value } = await makePageCookie(await makeSession(person.user));
  browser.cookies.set(name, value);
  return browser;
};

const describeRelation = (other: MarkedPerson, me: MarkedPerson | null, { pairs }: Market): string => {
  if (other === me) return 'own';
  const isPartner = pairs.some(
    ({ customer, worker }) => [customer, worker].includes(other) && me && [customer, worker].includes(me),
  );
  return `${isPartner ? "partner's" : "stranger's"} ${other.user.role}`;
};

// A page as a browser loads it, and as the client requests it for a link.
const forms: Record<string, string>[] = [{}, { rsc: '1' }];

const lookFrom = async (seat: Seat): Promise<string[]> => {
  const made = await market();
  const me = findPerson(seat, made);
  const browser = await enter(me);
  const people = [...made.pairs.flatMap(({ customer, worker }) => [customer, worker]), ...made.strangers];
  const seen = new Set<string>();
  const read = async (pattern: string, path: string, headers: Record<string, string>): Promise<void> => {
    const { text } = await browser.send({ path, headers });
    for (const other of people)
      for (const kind of canariesIn(text, other))
        seen.add(`${pattern} ${describeRelation(other, me, made)} ${kind}`);
  };
  for (const pattern of pagePatterns)
    for (const path of await listPaths(pattern, made))
      for (const headers of forms) await read(pattern, path, headers);
  return [...seen].toSorted();
};

const isOwn = (line: string): boolean => line.includes(' own ');

const bookings = ['/bookings', '/bookings/{id}', '/profile/service-history'];
const withPhones = [
  '/',
  '/category/{id}',
  '/customer-dashboard',
  '/provider/{id}',
  '/search',
  '/worker/{id}',
];
const open = ['/category/{id}', '/provider/{id}', '/search', '/worker/{id}'];

interface Visibility extends Seat {
  name: string;
  /** Private data of others the visitor may and must see: without it the crawl would prove nothing. */
  expected: readonly string[];
}

// A worker's home shows this of the next booking's customer.
const toGoThere = ['floor', 'landMark', 'phone', 'street'];

const sights: readonly Visibility[] = [
  { name: 'a guest', visitor: 'anonymous', pair: 0, expected: [] },
  {
    name: 'a customer who asked',
    ...({ visitor: 'customer', pair: 0 } as const),
    expected: open.flatMap((page) => [`${page} partner's worker phone`, `${page} stranger's worker phone`]),
  },
  {
    name: 'a customer',
    ...({ visitor: 'customer', pair: 1 } as const),
    expected: [
      ...[...bookings, ...withPhones].map((page) => `${page} partner's worker phone`),
      ...open.map((page) => `${page} stranger's worker phone`),
    ],
  },
  { name: 'a worker who was asked', visitor: 'worker', pair: 0, expected: [] },
  {
    name: 'a worker who said yes',
    ...({ visitor: 'worker', pair: 1 } as const),
    expected: [
      ...['askFor', 'email', 'instructions', ...toGoThere].flatMap((kind) =>
        [...bookings, '/worker-dashboard'].map((page) => `${page} partner's customer ${kind}`),
      ),
      ...toGoThere.map((kind) => `/ partner's customer ${kind}`),
    ],
  },
  { name: 'an agency', visitor: 'broker', pair: 0, expected: [] },
  {
    name: 'an admin',
    ...({ visitor: 'admin', pair: 0 } as const),
    // The office only: the person opened, what was reported, and a booking's reports.
    expected: [
      ...['broker', 'customer', 'worker'].flatMap((role) => [
        `/office/queues stranger's ${role} report`,
        ...['email', 'phone', 'report', 'ticket'].map(
          (kind) => `/office/people/{id} stranger's ${role} ${kind}`,
        ),
        `/office/tickets/{id} stranger's ${role} ticket`,
      ]),
      ...['customer', 'worker'].map((role) => `/office/bookings/{id} stranger's ${role} report`),
      // Only workers are verified, so the reason appears only there.
      "/office/people/{id} stranger's worker reason",
    ],
  },
];

for (const { name, expected, ...seat } of sights)
  test(`${name} sees private data of others only on the pages meant to show it`, async () => {
    const seen = await lookFrom(seat);
    assert.deepEqual(
      seen.filter((line) => !isOwn(line)),
      expected.toSorted(),
    );
    assert.equal(seen.some(isOwn), seat.visitor !== 'anonymous', 'what is there is found');
    const readsCode = seat.visitor === 'customer' && seat.pair === 1;
    assert.equal(seen.includes('/bookings/{id} own doorCode'), readsCode, 'the customer reads the code');
  });
