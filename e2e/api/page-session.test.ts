import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as accounts from '#lib/features/accounts/contracts/accounts.ts';
import { createBrowser } from '#e2e/kit/api/browser.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import { exchange, type Answer } from '#e2e/kit/api/exchange.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { loadKnownCalls } from '#e2e/kit/api/load-matrix.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { eraseUser } from '#e2e/kit/factories/erase-user.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { expiredToken, makeSession, signIn, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ pages: true, env: { APP_ORIGIN: 'https://hunar.example' } });

const CALLBACK = '/api/auth/callback/credentials';
const cookieLines = ({ headers }: Answer): string[] =>
  (headers['set-cookie'] ?? []).filter((line) => line.startsWith('hunar.session'));
const enter = async (token: string) => {
  const browser = createBrowser(url());
  const answer = await browser.givePageCookie(token);
  return { browser, answer };
};

test('a token is exchanged for a sealed cookie that is HttpOnly, Secure and SameSite=Lax', async () => {
  const { token } = await signIn('customer');
  const { browser, answer } = await enter(token);
  assert.equal(answer.status, 200);
  const [line = '', ...more] = cookieLines(answer);
  assert.equal(more.length, 0);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
    assert.ok(line.split('; ').includes(part), `${part} in ${line}`);
  assert.ok(!/domain=/i.test(line));
  assert.ok(!decodeURIComponent(line).includes(token), 'the cookie is sealed');
  assert.equal(await browser.readToken(), token);
});

test('the token is returned to the holder of the cookie only, uncached and never cross-origin', async () => {
  const { token } = await signIn('worker');
  const { browser } = await enter(token);
  const origin = 'https://evil.example';
  const answer = await browser.send({ path: '/api/auth/session', headers: { origin } });
  assert.match(answer.headers['cache-control'] ?? '', /no-store/);
  assert.ok(answer.text.includes(token));
  const preflight = await exchange({
    url: `${url()}/api/auth/session`,
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET' },
  });
  for (const { headers } of [answer, preflight])
    assert.deepEqual(
      Object.keys(headers).filter((name) => name.startsWith('access-control')),
      [],
    );
  assert.equal(await createBrowser(url()).readToken(), null);
});

const body = {
  currentPassword: TEST_PASSWORD,
  password: 'a new password',
  password_confirmation: 'a new password',
};
type Ending = (mine: Awaited<ReturnType<typeof signIn>>) => Promise<unknown>;
const endings: Record<string, Ending> = {
  'signing out': ({ token }) => sendCall({ origin: url(), call: accounts.logoutContract, token }),
  'ending the session from another device': async ({ user, sessionId }) => {
    const { token } = await makeSession(user);
    const parts = { params: { id: sessionId } };
    return sendCall({ origin: url(), call: accounts.endSessionContract, parts, token });
  },
  'another device changing the password': async ({ user }) => {
    const { token } = await makeSession(user);
    return sendCall({ origin: url(), call: accounts.changePasswordContract, parts: { body }, token });
  },
  'losing the account': ({ userId }) => eraseUser(userId),
};

/** Ends a new person's session; returns how long their cookie stayed valid, in milliseconds. */
const outlive = async (end: Ending): Promise<number> => {
  const mine = await signIn('customer');
  const { browser } = await enter(mine.token);
  assert.equal((await browser.visit('/')).trail.length, 1);
  await end(mine);
  const cookie = browser.cookies.get('hunar.session') ?? '';
  const endedAt = performance.now();
  await eventually(async () => (await browser.readToken()) === null);
  const validMs = performance.now() - endedAt;
  assert.equal(browser.cookies.has('hunar.session'), false);
  browser.cookies.set('hunar.session', cookie);
  assert.equal((await browser.visit('/')).trail.at(-1), '/login');
  return validMs;
};

for (const [how, end] of Object.entries(endings))
  test(`${how} invalidates the cookie within two seconds and clears it in the browser`, async () => {
    const times = [await outlive(end), await outlive(end), await outlive(end)];
    // The shortest, as other load only adds to it.
    assert.ok(Math.min(...times) < 2000, `${times.join(', ')} ms`);
  });

test('signing out of the pages clears the cookie and needs a CSRF token', async () => {
  const { browser } = await enter((await signIn('customer')).token);
  const forged = await browser.send({ path: '/api/auth/signout', form: { json: 'true' } });
  assert.equal(forged.status, 403);
  assert.ok(browser.cookies.has('hunar.session'));
  assert.equal((await browser.dropPageCookie()).status, 200);
  assert.equal(browser.cookies.has('hunar.session'), false);
  assert.equal((await browser.dropPageCookie()).status, 200, 'a guest may sign out');
});

test('an invalid token gets 401 and no cookie', async () => {
  for (const token of ['', 'x', 'x'.repeat(3000), await expiredToken()]) {
    const { answer, browser } = await enter(token);
    assert.equal(answer.status, 401);
    assert.equal(browser.cookies.has('hunar.session'), false);
  }
});

test('the sign-in callback refuses a missing CSRF token, other sites and other content types', async () => {
  const { token } = await signIn('customer');
  const browser = createBrowser(url());
  const csrfToken = await browser.readCsrf();
  const fair = { token, csrfToken, json: 'true' };
  const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    browser.send({ path: CALLBACK, form, headers });
  const refusals: [string, number, Promise<Answer>][] = [
    ['no proof', 403, send({ token, json: 'true' })],
    ['a proof from elsewhere', 403, send({ ...fair, csrfToken: await createBrowser(url()).readCsrf() })],
    ['another site', 403, send(fair, { 'sec-fetch-site': 'cross-site' })],
    ['a neighbour under the same domain', 403, send(fair, { 'sec-fetch-site': 'same-site' })],
    ['no form', 415, send(fair, { 'content-type': 'text/plain' })],
    ['JSON', 415, send(fair, { 'content-type': 'application/json' })],
    ['too much', 413, send({ ...fair, more: 'x'.repeat(10_000) })],
    ['a form that a page sent', 400, send({ token, csrfToken })],
    [
      'a return address',
      400,
      browser.send({ path: `${CALLBACK}?callbackUrl=https://evil.example`, form: { token, csrfToken } }),
    ],
  ];
  for (const [what, status, sent] of refusals) {
    const answer = await sent;
    assert.equal(answer.status, status, what);
    assert.deepEqual(cookieLines(answer), [], what);
    assert.equal(answer.headers.location, undefined, what);
  }
  assert.equal((await send(fair, { 'sec-fetch-site': 'same-origin' })).status, 200);
});

test('other next-auth routes answer 404', async () => {
  const browser = createBrowser(url());
  const paths = [
    'signin',
    'signin/credentials',
    'signout',
    'error',
    'providers',
    'verify-request',
    'callback/credentials',
  ];
  for (const path of [...paths, 'nope', 'csrf/x', 'session/x', 'constructor'])
    assert.equal((await browser.send({ path: `/api/auth/${path}` })).status, 404, path);
  for (const path of [
    '_log',
    'session',
    'csrf',
    'signin/credentials',
    'callback/other',
    'callback/credentials/x',
  ])
    assert.equal((await browser.send({ path: `/api/auth/${path}`, form: {} })).status, 404, path);
});

test('a forged or damaged cookie makes its holder a guest and is cleared', async () => {
  const { user } = await signIn('customer');
  const sealed = await makePageCookie({ user, token: await expiredToken() });
  const { value: living } = await makePageCookie(await signIn('customer'));
  const spoilt = [
    'x',
    '%00',
    'a.b.c.d.e',
    'x'.repeat(4000),
    living.slice(0, -8),
    `${living}x`,
    living.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url')),
    sealed.value,
  ];
  for (const value of spoilt) {
    const headers = { cookie: `hunar.session=${value}` };
    const page = await exchange({ url: `${url()}/`, headers });
    // A validly sealed cookie of an ended session passes the middleware, but not the page.
    if (value === sealed.value) assert.match(page.text, /url=\/login/);
    else assert.equal(page.headers.location, '/login', value);
    const session = await exchange({ url: `${url()}/api/auth/session`, headers });
    assert.equal(session.status, 200, value);
    assert.ok(!session.text.includes('token'), value);
    assert.match(cookieLines(session).join(), /^hunar\.session=; /, 'the browser loses it');
  }
});

test('unreadable cookies are ignored, and one without an address is refused', async () => {
  for (const [cookie, status] of [
    ['hunar.session=%', 200],
    ['__Secure-next-auth.callback-url=nonsense', 400],
    ['__Host-next-auth.csrf-token=x', 200],
  ] as const)
    for (const path of ['csrf', 'session']) {
      const answer = await exchange({ url: `${url()}/api/auth/${path}`, headers: { cookie } });
      assert.equal(answer.status, status, `${path} with ${cookie}`);
    }
});

test('no answer repeats a forged Host header', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
  const browser = createBrowser(url());
  const csrfToken = await browser.readCsrf();
  const form = { token: (await signIn('customer')).token, csrfToken, json: 'true' };
  for (const answer of [
    await browser.send({ path: '/api/auth/csrf', headers }),
    await browser.send({ path: CALLBACK, headers, form }),
    await browser.send({ path: '/api/auth/session', headers }),
    await browser.send({ path: '/worker-profile', headers }),
    await createBrowser(url()).send({ path: '/worker-profile', headers }),
  ])
    assert.ok(!JSON.stringify([answer.headers, answer.text]).includes('evil.example'));
});

for (const { name, contract, makeValid } of atLeastOne(await loadKnownCalls())) {
  if (contract.access === 'public') continue;
  test(`${name} does not accept the cookie as a session`, async () => {
    const { caller, parts } = await makeValid();
    const cookie = await makePageCookie({ user: caller.user, token: caller.token ?? '' });
    const headers = { ...parts.headers, cookie: `${cookie.name}=${cookie.value}` };
    const state = await databaseState();
    expectRefusal(await sendCall({ origin: url(), call: contract, parts: { ...parts, headers } }), 401);
    assert.deepEqual(await databaseState(), state, 'nothing changed');
  });
}

test('the token read back with the cookie still works for the API', async () => {
  const { browser } = await enter((await signIn('broker')).token);
  const token = (await browser.readToken()) ?? '';
  expectSuccess(
    await sendCall({ origin: url(), call: accounts.checkContract, token }),
    accounts.checkContract,
  );
});

test('a page is sent in brotli or gzip if the browser accepts it, else uncompressed', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await fetch(`${url()}/login`, { headers: { 'accept-encoding': encoding } });
    assert.equal(answer.headers.get('content-encoding') ?? 'identity', encoding);
    assert.match(answer.headers.get('vary') ?? '', /accept-encoding/i);
    assert.ok((await answer.text()).endsWith('</html>'), encoding);
  }
});
