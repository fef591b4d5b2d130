import assert from 'node:assert/strict';
import { once } from 'node:events';
import { IncomingMessage, request } from 'node:http';
import { test } from 'node:test';
import { z } from 'zod';
import { rateClasses } from '#lib/platform/contract/rate-class.ts';
import { busy } from '#lib/platform/i18n/texts/page.en.ts';
import { exchange, type Answer } from '#e2e/kit/api/exchange.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const FACTOR = 0.01;
const env = { RATE_LIMIT_FACTOR: String(FACTOR), TRUSTED_PROXIES: '127.0.0.1,::1' };
const { url } = useTestServer({ pages: true, env });

const guests = rateClasses.search.guests.points * FACTOR;
const members = rateClasses.search.points * FACTOR;

/** A visitor with their own address. */
const visitorAt = (address: string) => {
  const open = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    exchange({ url: `${url()}${path}`, headers: { 'x-forwarded-for': address, ...headers } });
  const callSearch = () => open('/api/v1/users/search-worker');
  const spendAll = async (): Promise<void> => {
    for (let count = 0; count < guests; count += 1) assert.equal((await callSearch()).status, 200);
  };
  return { open, callSearch, spendAll };
};

/** A search whose request line holds the absolute URL. */
const openAbsolute = async (address: string): Promise<number | undefined> => {
  const { hostname, port } = new URL(url());
  const headers = { 'x-forwarded-for': address };
  const sent = request({ hostname, port, path: 'http://own.invalid/search', headers }).end();
  const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(sent, 'response'));
  answer.resume();
  return answer.statusCode;
};

const expectBusy = ({ status, headers, text }: Answer, what: string): void => {
  assert.equal(status, 429, what);
  const wait = Number(headers['retry-after']);
  assert.ok(wait >= 1 && wait <= rateClasses.search.guests.seconds, what);
  assert.ok(text.includes(busy.title), what);
};

test('pages and calls that search share the budget of one address', async () => {
  const { open, callSearch } = visitorAt('203.0.113.1');
  const { _id } = await makeSkill();
  const pages = ['/search', '/service', `/category/${String(_id)}`];
  for (let count = 0; count < guests; count += 1) {
    const page = pages[Math.floor(count / 2) % pages.length] ?? '';
    const { status } = count % 2 === 0 ? await open(page) : await callSearch();
    assert.equal(status, 200, `${count} ${page}`);
  }
  for (const page of pages) expectBusy(await open(page), page);
  assert.equal((await callSearch()).status, 429);
  assert.equal((await open('/login')).status, 200, 'other pages are open');
});

test('no spelling of an address and no header gets around the search budget', async () => {
  const { open, spendAll } = visitorAt('203.0.113.2');
  const id = String((await makeSkill())._id);
  await spendAll();
  const encoded = [...id].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
  for (const path of ['/search?page=2', '/search?query=%E0%A4%A8', `/category/${encoded}`, '/%73earch'])
    expectBusy(await open(path), path);
  assert.equal(await openAbsolute('203.0.113.2'), 429, 'an address as proxies write it');
  const disguises: Record<string, string>[] = [
    { 'x-hunar-client': '198.51.100.7' },
    { 'x-forwarded-for': '198.51.100.7, 203.0.113.2' },
    { 'next-router-prefetch': '1', rsc: '1' },
    { cookie: 'hunar.session=made-up' },
  ];
  for (const headers of disguises) {
    const answer = await open('/search', headers);
    assert.equal(answer.status, 429, JSON.stringify(headers));
  }
});

test('a member’s pages count for the member, not for the address', async () => {
  const { open, spendAll } = visitorAt('203.0.113.3');
  await spendAll();
  const { name, value } = await makePageCookie(await signIn('customer'));
  const cookie = `${name}=${value}`;
  for (let count = 0; count < members; count += 1)
    assert.equal((await open('/search', { cookie })).status, 200, String(count));
  expectBusy(await open('/service', { cookie }), 'one too many');
});
