import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { exchange, type Exchange } from '#e2e/kit/api/exchange.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { listSkillsContract } from '#lib/features/catalogue/contracts/named-lists.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { apiHost, useTestServer } from '#e2e/kit/test-server.ts';
import { hostDifferences } from './host-differences.ts';

const { url } = useTestServer();
const ask = (path: string, rest: Omit<Exchange, 'url'> = {}) => exchange({ url: url() + path, ...rest });

const skills = '/api/v1/admin/skill-list';

describe('methods', () => {
  test('HEAD answers as GET does, without the body', async () => {
    await makeSkill();
    const [head, get] = [await ask(skills, { method: 'HEAD' }), await ask(skills)];
    expectSuccess(get, listSkillsContract);
    assert.equal(head.status, 200);
    assert.equal(head.text, '');
    for (const name of ['content-type', 'cache-control', 'x-content-type-options'])
      assert.equal(head.headers[name], get.headers[name], name);
    assert.match(String(head.headers['x-request-id']), /^[0-9a-f-]{36}$/);
  });

  test('OPTIONS lists the methods of a path', async () => {
    const answer = await ask(skills, { method: 'OPTIONS' });
    assert.equal(answer.status, 204);
    assert.match(String(answer.headers.allow), /^GET, HEAD, OPTIONS/);
    assert.equal(answer.headers['access-control-allow-origin'], undefined, 'other origins read nothing');
  });

  test('a method that a path does not support gets 405 with Allow', async () => {
    const { headers } = await ask(skills, { method: 'OPTIONS' });
    for (const method of ['DELETE', 'PATCH']) {
      const answer = await ask(skills, { method });
      assert.equal(expectRefusal(answer, 405).code, 'method_not_allowed');
      assert.equal(answer.headers.allow, headers.allow);
    }
  });

  test('unknown methods get 405 with our refusal on an API path', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'QUERY', 'MKCOL']) {
      const answer = await ask(skills, { method });
      assert.equal(expectRefusal(answer, 405).code, 'method_not_allowed', method);
    }
  });

  test('unknown methods get 405 with Allow on a page path', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'QUERY', 'MKCOL']) {
      const answer = await ask('/nothing', { method });
      assert.equal(answer.status, 405, method);
      assert.match(String(answer.headers.allow), /^DELETE, GET, HEAD/);
    }
  });
});

describe('paths', () => {
  const unknown = [
    '/api/v1/nothing/here',
    '/api/v1',
    '/api/v1/admin',
    '/api/v1/admin/skill-list/more/less',
    '/api/v1/ADMIN/skill-list',
    '/api/v1/admin%2Fskill-list',
    '/api/v1/admin/skill-list%2F',
    '/api/v1/admin/skill-list;a=b',
    '/api/v1/admin/skill-list.rsc',
    '/api/v1/admin/skill-list.json',
    '/api/v1/%E0%A4%A',
    '/api/v1/%00',
    '/api/v1/%252e%252e/healthz',
    '/api/v1/__proto__',
  ];

  for (const path of unknown) {
    test(`${path} gets 404 for every method`, async () => {
      for (const method of ['GET', 'POST', 'DELETE'])
        assert.equal(expectRefusal(await ask(path, { method }), 404).code, 'not_found');
    });
  }

  test('a trailing slash is redirected, with the query', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await ask(`${skills}/?a=1&b=2`, { method });
      assert.equal(answer.status, 308);
      assert.equal(answer.headers.location, `${skills}?a=1&b=2`);
    }
  });

  test('repeated slashes and backslashes never lead to another origin or to data', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/api/v1/',
      '/api/v1//evil.example/',
      '/api//v1/admin/skill-list',
      '//api/v1/admin/skill-list',
      '/\\evil.example/',
      '/api/v1/admin//skill-list',
      '/api/v1/admin/skill-list//',
    ]) {
      const { status, headers } = await ask(path);
      const location = String(headers.location ?? '');
      assert.doesNotMatch(location, /^(\/\/|\/\\|https?:)/, path);
      assert.ok(status === 308 || status === 404 || status === 400, `${path}: ${status}`);
    }
  });

  test('a path with .. cannot leave the API', async () => {
    for (const path of [
      '/api/v1/../../package.json',
      '/api/v1/..%2f..%2fpackage.json',
      '/api/v1/%2e%2e/%2e%2e/package.json',
    ]) {
      const { status, text } = await ask(path);
      assert.equal(status, 404, path);
      assert.doesNotMatch(text, /dependencies/);
    }
  });
});

describe('request ids', () => {
  test('are new for each request, even if the client sends one', async () => {
    const sent = { headers: { 'x-request-id': 'mine' } };
    const answers = [await ask(skills, sent), await ask(skills, sent)];
    const ids = new Set(answers.map(({ headers }) => headers['x-request-id']));
    assert.equal(ids.size, 2);
    assert.ok(!ids.has('mine'));
  });
});

for (const { what, path, ...statusOn } of hostDifferences) {
  test(`this host answers as documented: ${what}`, async () => {
    assert.equal((await ask(path)).status, statusOn[apiHost]);
  });
}
