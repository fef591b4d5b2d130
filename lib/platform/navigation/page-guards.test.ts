import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { roles } from '#lib/platform/contract/actor.ts';
import {
  findPageRate,
  findRoute,
  homeFor,
  isForPaused,
  isLinked,
  isSecret,
  landingFor,
  pageRoutes,
  redirectFor,
  safeReturnPath,
  type PageVisitor,
} from './page-guards.ts';

const own = 'a'.repeat(24);
const other = 'b'.repeat(24);
const token = `${'aZ0'.repeat(13)}-_-_`;
const visitors: (PageVisitor | null)[] = [null, ...roles.map((role) => ({ role, userId: own }))];
const paths = pageRoutes.flatMap(({ pattern }) => [
  pattern.replace('{id}', own).replace('{token}', token),
  pattern.replace('{id}', other).replace('{token}', token),
]);

test('no route redirects any visitor in a circle', () => {
  for (const visitor of visitors)
    for (const path of paths) {
      const first = redirectFor(path, visitor);
      if (first === null) continue;
      const { pathname } = new URL(first, 'http://x');
      assert.notEqual(pathname, path);
      assert.equal(
        redirectFor(pathname, visitor),
        null,
        `${path} sends ${visitor?.role ?? 'a guest'} to ${first}`,
      );
    }
});

test('each role may open its own home and landing page', () => {
  for (const role of roles)
    for (const path of [homeFor(role), landingFor(role)])
      assert.equal(redirectFor(path, { role, userId: own }), null);
});

test('guests are sent to sign in and back; signed-in people are kept out of sign-in', () => {
  assert.equal(redirectFor('/', null), '/login');
  assert.equal(redirectFor('/worker-profile', null), '/login?next=%2Fworker-profile');
  assert.equal(redirectFor('/login', { role: 'worker', userId: own }), '/worker-dashboard');
  assert.equal(redirectFor('/dashboard', { role: 'broker', userId: own }), '/agency');
  assert.equal(redirectFor('/search', null), null);
});

test('a worker can open their own worker page and no other', () => {
  const worker: PageVisitor = { role: 'worker', userId: own };
  assert.equal(redirectFor(`/worker/${own}`, worker), null);
  assert.equal(redirectFor(`/worker/${other}`, worker), '/worker-dashboard');
  assert.equal(redirectFor('/worker/not-an-id', worker), null);
});

test('a page that a link opens counts against its own limit, and needs a whole token', () => {
  for (const path of [`/pass/${token}`, `/visit/${token}`, `/contact/${token}`, `/card/${token}`]) {
    assert.deepEqual([isLinked(path), findPageRate(path), isForPaused(path)], [true, 'link', true]);
    for (const wrong of [path.slice(0, -1), `${path}a`, `${path.slice(0, -1)}.`, `${path}/`])
      assert.deepEqual([findRoute(wrong), isLinked(wrong), findPageRate(wrong)], [null, false, null]);
  }
  assert.deepEqual([isLinked('/search'), findPageRate('/search')], [false, 'search']);
  assert.deepEqual([isLinked('/login'), findPageRate('/login')], [false, null]);
});

test('the address of a work card is no secret, unlike those of a visit', () => {
  const paths = [`/pass/${token}`, `/visit/${token}`, `/card/${token}`, '/search'];
  assert.deepEqual(
    paths.map((path) => isSecret(path)),
    [true, true, false, false],
  );
});

test('/profile redirects only workers to /worker-profile', () => {
  assert.equal(redirectFor('/profile', { role: 'worker', userId: own }), '/worker-profile');
  assert.equal(redirectFor('/profile', { role: 'broker', userId: own }), null);
  assert.equal(redirectFor('/profile', null), null);
});

test('a return path within the site is kept, with its query', () => {
  const own = [
    '/',
    '/bookings?status=past',
    '/search?q=a%20b&next=https://evil.test',
    `/worker/${other}?tab=reviews`,
  ];
  for (const path of own) assert.equal(safeReturnPath(path), path);
  assert.equal(safeReturnPath('/search#https://evil.test'), '/search');
  assert.equal(safeReturnPath('/x/../search'), '/search');
});

const foreign = [
  ...['https://evil.test', 'http:evil.test', 'https:/evil.test', 'evil.test', '//evil.test', '///evil.test'],
  ...['/\\evil.test', '\\\\evil.test', '\\/evil.test', '/%5Cevil.test', '/%5c%5cevil.test', '/\t/evil.test'],
  ...['/\n/evil.test', '\t//evil.test', ' //evil.test', '/ /evil.test', '/%09/evil.test', '/%2f/evil.test'],
  ...[
    '/%2Fevil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/%2e%2e//evil.test',
    '/x/..//evil.test',
    '//@evil.test',
  ],
  ...[
    '/@evil.test',
    '/.evil.test',
    '//evil.test/search',
    '//localhost:3000@evil.test/',
    '/／evil.test',
    '／／evil.test',
  ],
  ...[
    '/〱evil.test',
    '/\u2028/evil.test',
    '/\u0000/evil.test',
    '/search\r\nset-cookie: a=b',
    '/search\u0000 x',
  ],
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '/javascript:alert(1)'],
  ...[
    'data:text/html,x',
    'blob:x',
    'mailto:x@evil.test',
    'intent://evil.test',
    'about:blank',
    '?next=//evil.test',
  ],
  ...[
    '/nowhere',
    '/api/v1/auth/logout',
    '/api/auth/signout',
    '/_next/data/x',
    '/SEARCH',
    '/search/',
    '/worker/x',
  ],
  ...['', ' ', '.', '..', '#', 'search', `/search?${'x'.repeat(500)}`, null, undefined],
];

test('a return path to anywhere else is dropped', () => {
  for (const text of foreign) assert.equal(safeReturnPath(text), null, JSON.stringify(text));
});

test('a return path made from arbitrary text is a page on the same host, or nothing', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    '@',
    ':',
    '%2f',
    '%5c',
    '\t',
    'search',
    'evil.test',
    '?',
    '#',
    'http:',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const path = safeReturnPath(typed);
      if (path === null) return;
      const url = new URL(path, 'https://hunar.example');
      assert.equal(url.origin, 'https://hunar.example');
      assert.equal(url.pathname + url.search, path);
      assert.ok(findRoute(url.pathname));
    }),
    { numRuns: 2000 },
  );
});
