import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import { createBrowser, redirectIn } from '#e2e/kit/api/browser.ts';
import { visitors, type Visitor } from '#e2e/kit/api/callers.ts';
import { exchange } from '#e2e/kit/api/exchange.ts';
import { isForGuests, listPageCases } from '#e2e/kit/api/page-cases.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { expiredToken, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ pages: true, env: { SUPPORT_PHONE: '+91 98100 00001' } });

const secret = 'Known to members only';
let hidden = 0;
/** Puts a secret on the home page that guests must not read. */
const hideSecret = () => makeSkill({ name: `${secret} ${(hidden += 1)}` });

const openAs = async ({ user, token }: Pick<SignedIn, 'user' | 'token'>) => {
  const browser = createBrowser(url());
  const { name, value } = await makePageCookie({ user, token });
  browser.cookies.set(name, value);
  return browser;
};

const enter = async (visitor: Visitor) => {
  if (visitor === 'anonymous') return { browser: createBrowser(url()), visitor: null };
  const person = await signIn(visitor);
  return { browser: await openAs(person), visitor: { userId: person.userId, role: visitor } };
};

for (const who of visitors)
  test(`every page opens or redirects for ${who} visitors as the route table says`, async () => {
    const { browser, visitor } = await enter(who);
    for (const { path, goesTo } of atLeastOne(listPageCases(visitor))) {
      const { trail } = await browser.visit(path);
      assert.equal(trail.at(-1), goesTo, trail.join(' → '));
    }
  });

for (const role of roles)
  test(`${role} with an ended session: no members-only page opens and no redirect loops`, async () => {
    const { user, userId } = await signIn(role);
    const browser = await openAs({ user, token: await expiredToken() });
    for (const { path } of atLeastOne(listPageCases({ userId, role }))) {
      const { answer, trail } = await browser.visit(path);
      const last = trail.at(-1) ?? '';
      assert.ok(isForGuests(last) || answer.status === 404, `${trail.join(' → ')}: ${answer.status}`);
    }
  });

for (const role of roles)
  test(`pages follow the role of a ${role}’s account, not of the cookie`, async () => {
    const { user, token, userId } = await signIn(role);
    for (const claimed of atLeastOne(roles.filter((other) => other !== role))) {
      const browser = await openAs({ user: { ...user, role: claimed }, token });
      for (const { path, goesTo } of atLeastOne(listPageCases({ userId, role }))) {
        const answer = await browser.send({ path });
        const isShown = answer.status === 200 && redirectIn(answer) === null;
        assert.ok(!isShown || goesTo === path, `${path} with the cookie of a ${claimed}`);
      }
    }
  });

test('a customer made an admin gets no redirect loop from the old cookie', async () => {
  const { user, token, userId } = await signIn('admin');
  const browser = await openAs({ user: { ...user, role: 'customer' }, token });
  for (const { path } of listPageCases({ userId, role: 'customer' })) await browser.visit(path);
});

test('redirects stay on the same site even with forged Host headers, and are not cached', async () => {
  const names: Record<string, string>[] = [
    {},
    { host: 'evil.example' },
    { host: 'evil.example:8080' },
    { host: 'hunar.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-host': 'evil.example, hunar.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-host': 'evil.example', 'x-original-host': 'evil.example' },
  ];
  for (const headers of names) {
    const answer = await exchange({ url: `${url()}/worker-profile`, headers });
    assert.equal(answer.status, 307);
    assert.equal(answer.headers.location, '/login?next=%2Fworker-profile', JSON.stringify(headers));
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.match(String(answer.headers['content-security-policy']), /script-src 'self' 'nonce-/);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.ok(answer.headers['referrer-policy'] && answer.headers['permissions-policy']);
  }
});

test('later parts of a page are streamed without delay (docs/decisions/098)', async () => {
  const browser = await openAs(await signIn('customer'));
  const { answer } = await browser.visit('/messages');
  const page = answer.text;
  const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
  const own = page.indexOf(`<script nonce="${nonce}">Object.defineProperty(window, "$RT", { value: null });`);
  assert.ok(own > 0);
  assert.ok(page.indexOf('$RT=performance.now()') > own, 'React holds things back by another name.');
});

const middlewares = ['middleware', 'src/middleware', 'pages/_middleware'];
const tricks: Record<string, string>[] = [
  ...middlewares.map((name) => ({ 'x-middleware-subrequest': name })),
  ...middlewares.map((name) => ({ 'x-middleware-subrequest': Array<string>(5).fill(name).join(':') })),
  { 'x-middleware-next': '1' },
  { 'x-middleware-rewrite': '/' },
  { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'hunar.session=x' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null]') },
  { 'next-url': '/' },
  { 'x-nextjs-data': '1' },
  { purpose: 'prefetch', 'x-middleware-prefetch': '1' },
  { 'x-matched-path': '/', 'x-now-route-matches': '1=x' },
  { 'x-invoke-path': '/', 'x-invoke-query': '%7B%7D', 'x-invoke-output': '/' },
  { 'x-original-url': '/', 'x-rewrite-url': '/' },
  { 'x-http-method-override': 'HEAD' },
  { 'x-hunar-client': 'x', 'x-hunar-actor': 'admin' },
];

const buildId = (): string => readFileSync(join(import.meta.dirname, '../../.next/BUILD_ID'), 'utf8').trim();
const spellings = (name: string): string[] => [
  `//${name}`,
  `/./${name}`,
  `/%2e/${name}`,
  `/%2E%2e/${name}`,
  `/x/../${name}`,
  `/x/%2e%2e/${name}`,
  `/%2f${name}`,
  `/%5c${name}`,
  `/\\${name}`,
  `/${name}/`,
  `/${name}//`,
  `/${name}/.`,
  `/${name}%2f`,
  `/${name}%00`,
  `/${name}%20`,
  `/${name};x=1`,
  `/${name}.rsc`,
  `/${name}.json`,
  `/${name}.html`,
  `/${name}.segments/_tree.segment.rsc`,
  `/${name}.txt`,
  `/${name}?_rsc=x`,
  `/_next/data/${buildId()}/${name || 'index'}.json`,
  `/en/${name}`,
  `/(public)/${name}`,
  `/(public)/${name}/page`,
  ...(name ? [`/${name.toUpperCase()}`, `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`] : []),
  ...(name ? [] : ['/index', '/index.rsc', '/page', '/.rsc', '/%2e']),
];

const refuse = async (path: string, headers: Record<string, string>): Promise<void> => {
  const answer = await exchange({ url: url() + path, headers });
  const what = `${path} ${JSON.stringify(headers)}: ${answer.status}`;
  // Whether the page renders or redirects, the secret must not appear in it.
  assert.ok(answer.status < 500, what);
  assert.ok(!answer.text.includes(secret), what);
};

test('a signed-in customer sees the members-only content', async () => {
  await hideSecret();
  const { browser } = await enter('customer');
  assert.ok((await browser.visit('/')).answer.text.includes(secret));
});

const deadCookie = async (role: Role): Promise<string> => {
  const { user } = await signIn(role);
  const { name, value } = await makePageCookie({ user, token: await expiredToken() });
  return `${name}=${value}`;
};

test('no request header lets a guest past a page guard', async () => {
  await hideSecret();
  const cookie = await deadCookie('customer');
  for (const trick of tricks) {
    for (const path of ['/', '/?_rsc=1', '/docs', '/index', '/nowhere']) {
      await refuse(path, trick);
      await refuse(path, { cookie, ...trick });
    }
    const { headers } = await exchange({ url: `${url()}/worker-profile`, headers: trick });
    const sentTo = headers.location ?? headers['x-nextjs-redirect'];
    assert.equal(sentTo, '/login?next=%2Fworker-profile', JSON.stringify(trick));
  }
});

test('no spelling of a path lets a guest past a page guard', async () => {
  await hideSecret();
  const cookie = await deadCookie('customer');
  const askers: Record<string, string>[] = [{}, { cookie }, { rsc: '1' }, { cookie, rsc: '1' }];
  for (const path of ['', 'worker-profile'].flatMap(spellings))
    for (const headers of askers) await refuse(path, headers);
});

const posted: Record<string, string>[] = [
  {},
  { 'next-action': '0'.repeat(42) },
  { 'content-type': 'multipart/form-data; boundary=x' },
];

test('a guest who posts to a page runs nothing and sees nothing', async () => {
  await hideSecret();
  for (const headers of posted)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) {
      const { status, text } = await exchange({ url: `${url()}/`, method, headers });
      assert.ok(status < 500 && !text.includes(secret), `${method} ${status}`);
    }
});

test('two people reading the same pages in turn never get each other’s data', async () => {
  const people = await Promise.all((['customer', 'broker'] as const).map(signIn));
  const browsers = await Promise.all(people.map(openAs));
  const marks = people.map(({ user, token, userId }) => [user.name, user.email, token, userId]);
  const rounds = ['/', '/docs', '/search', '/more', '/profile', '/api/auth/session'].flatMap((path) => [
    path,
    path,
  ]);
  for (const path of rounds) {
    const answers = await Promise.all(browsers.map((browser) => browser.send({ path })));
    answers.forEach(({ text, headers }, at) => {
      const foreign = marks[1 - at] ?? [];
      for (const mark of atLeastOne(foreign))
        assert.ok(!(text + JSON.stringify(headers)).includes(mark), `${path}: ${mark}`);
      assert.match(headers['cache-control'] ?? '', /no-store/, path);
      assert.equal(headers.etag, undefined);
    });
  }
});

test('More, Help & Support and Contact show the configured phone number', async () => {
  for (const path of ['/more', '/profile/help-support', '/contact-us']) {
    const { answer } = await createBrowser(url()).visit(path);
    if (path !== '/contact-us') assert.match(answer.text, /href="tel:\+919810000001"/, path);
    assert.match(answer.text, /\+91 98100 00001/, path);
  }
});
