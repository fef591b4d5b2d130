import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles } from '#lib/contracts/role.ts';
import { homeFor, landingFor, pageRoutes, redirectFor, safeReturnPath, type PageVisitor } from './routes.ts';

const own = 'a'.repeat(24);
const other = 'b'.repeat(24);
const visitors: (PageVisitor | null)[] = [null, ...roles.map((role) => ({ role, userId: own }))];
const paths = pageRoutes.flatMap(({ pattern }) => [
  pattern.replace('{id}', own),
  pattern.replace('{id}', other),
]);

test('no visitor is ever sent in a circle, from any route', () => {
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

test('homes and landings are pages that their role may open', () => {
  for (const role of roles)
    for (const path of [homeFor(role), landingFor(role)])
      assert.equal(redirectFor(path, { role, userId: own }), null);
});

test('guests are sent to sign in and come back; members keep out of sign-in', () => {
  assert.equal(redirectFor('/', null), '/login');
  assert.equal(redirectFor('/worker-profile', null), '/login?next=%2Fworker-profile');
  assert.equal(redirectFor('/login', { role: 'worker', userId: own }), '/worker-dashboard');
  assert.equal(redirectFor('/dashboard', { role: 'broker', userId: own }), '/agency');
  assert.equal(redirectFor('/search', null), null);
});

test("a worker sees their own page and no other worker's", () => {
  const worker: PageVisitor = { role: 'worker', userId: own };
  assert.equal(redirectFor(`/worker/${own}`, worker), null);
  assert.equal(redirectFor(`/worker/${other}`, worker), '/worker-dashboard');
  assert.equal(redirectFor('/worker/not-an-id', worker), null);
});

test('return paths stay on our own pages', () => {
  assert.equal(safeReturnPath('/bookings?status=past'), '/bookings?status=past');
  const foreign = [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/%5Cevil',
    'javascript:alert(1)',
    '/nowhere',
    '',
    null,
  ];
  for (const text of foreign) assert.equal(safeReturnPath(text), null, String(text));
});
