import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBrowser, type Browser } from '#server/testing/api/browser.ts';
import type { Visitor } from '#server/testing/api/callers.ts';
import { pagePatterns } from '#server/testing/api/page-cases.ts';
import { canariesIn, type MarkedPerson } from '#server/testing/factories/canaries.ts';
import { makeMarkedMarket } from '#server/testing/factories/marked-market.ts';
import { once } from '#server/testing/factories/once.ts';
import { makePageCookie } from '#server/testing/factories/page-cookies.ts';
import { makeSession } from '#server/testing/factories/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

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
    case 'service':
      return [String(job._id)];
    case 'category':
      return [skillId];
    default:
      throw new Error(`What does the id of /${folder}/{id} stand for? Say it here.`);
  }
};

const folderOf = (pattern: string): string =>
  pattern.split('/').find((part) => part !== '' && part !== 'office') ?? '';

const pathsOf = (pattern: string, made: Market): string[] =>
  pattern.includes('{id}')
    ? idsFor(folderOf(pattern), made).map((id) => pattern.replace('{id}', id))
    : [pattern];

interface Seat {
  visitor: Visitor;
  /** Whose booking it is, where the visitor has one. */
  pair: number;
}

/** Whoever of the market looks; of the roles without business the stranger. */
const personOf = ({ visitor, pair }: Seat, { pairs, strangers }: Market): MarkedPerson | null => {
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

const relationOf = (other: MarkedPerson, me: MarkedPerson | null, { pairs }: Market): string => {
  if (other === me) return 'own';
  const isPartner = pairs.some(
    ({ customer, worker }) => [customer, worker].includes(other) && me && [customer, worker].includes(me),
  );
  return `${isPartner ? "partner's" : "stranger's"} ${other.user.role}`;
};

// A page as a browser opens it, and what the client asks for when it goes there by a link.
const forms: Record<string, string>[] = [{}, { rsc: '1' }];

const lookFrom = async (seat: Seat): Promise<string[]> => {
  const made = await market();
  const me = personOf(seat, made);
  const browser = await enter(me);
  const people = [...made.pairs.flatMap(({ customer, worker }) => [customer, worker]), ...made.strangers];
  const seen = new Set<string>();
  const read = async (pattern: string, path: string, headers: Record<string, string>): Promise<void> => {
    const { text } = await browser.send({ path, headers });
    for (const other of people)
      for (const kind of canariesIn(text, other))
        seen.add(`${pattern} ${relationOf(other, me, made)} ${kind}`);
  };
  for (const pattern of pagePatterns)
    for (const path of pathsOf(pattern, made))
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
  /** What of others may be read there, and is: without it the crawl would prove nothing. */
  wanted: readonly string[];
}

// What a worker's home says of the next job's customer.
const toGoThere = ['landMark', 'phone', 'street'];

const sights: readonly Visibility[] = [
  { name: 'a guest', visitor: 'anonymous', pair: 0, wanted: [] },
  {
    name: 'a customer who asked',
    ...({ visitor: 'customer', pair: 0 } as const),
    wanted: open.flatMap((page) => [`${page} partner's worker phone`, `${page} stranger's worker phone`]),
  },
  {
    name: 'a customer',
    ...({ visitor: 'customer', pair: 1 } as const),
    wanted: [
      ...[...bookings, ...withPhones].map((page) => `${page} partner's worker phone`),
      ...open.map((page) => `${page} stranger's worker phone`),
    ],
  },
  { name: 'a worker who was asked', visitor: 'worker', pair: 0, wanted: [] },
  {
    name: 'a worker who said yes',
    ...({ visitor: 'worker', pair: 1 } as const),
    wanted: [
      ...['email', ...toGoThere].flatMap((kind) =>
        [...bookings, '/worker-dashboard'].map((page) => `${page} partner's customer ${kind}`),
      ),
      ...toGoThere.map((kind) => `/ partner's customer ${kind}`),
    ],
  },
  { name: 'an agency', visitor: 'broker', pair: 0, wanted: [] },
  {
    name: 'an admin',
    ...({ visitor: 'admin', pair: 0 } as const),
    // The office alone: whom it opens, what was reported, and of a booking what its two reported.
    wanted: [
      ...['broker', 'customer', 'worker'].flatMap((role) => [
        `/office/queues stranger's ${role} report`,
        ...['email', 'phone', 'report', 'ticket'].map(
          (kind) => `/office/people/{id} stranger's ${role} ${kind}`,
        ),
      ]),
      ...['customer', 'worker'].map((role) => `/office/bookings/{id} stranger's ${role} report`),
      // Only workers are verified, so only there the reason is told.
      "/office/people/{id} stranger's worker reason",
    ],
  },
];

for (const { name, wanted, ...seat } of sights)
  test(`${name} sees private data of others only on the pages meant to show it`, async () => {
    const seen = await lookFrom(seat);
    assert.deepEqual(
      seen.filter((line) => !isOwn(line)),
      wanted.toSorted(),
    );
    assert.equal(seen.some(isOwn), seat.visitor !== 'anonymous', 'what is there is found');
  });
