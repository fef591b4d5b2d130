import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, NetworkError, toApiError } from '../api-error.ts';
import { classifyFailure, classifyReply, toApiRefusal } from './write-outcome.ts';

const refuse = (status: number, code: string, headers: Record<string, string> = {}): Promise<ApiError> =>
  toApiError(Response.json({ error: 'No', code }, { status, headers }));

const classify = async (status: number, code: string, headers?: Record<string, string>) =>
  classifyFailure(await refuse(status, code, headers));

test('a lost connection, a slow request and a cut-off answer are tried again', () => {
  for (const error of [
    new NetworkError(null),
    new DOMException('', 'TimeoutError'),
    new TypeError('network error'),
    new SyntaxError('Unexpected end of JSON input'),
  ])
    assert.deepEqual(classifyFailure(error), { kind: 'later', heldMs: null });
});

test('refusals that say nothing about the write are tried again, after the wait of the server', async () => {
  const closed = [
    [401, 'unauthorized'],
    [408, 'timeout'],
    [409, 'in_progress'],
    [425, 'too_early'],
    [429, 'too_many_requests'],
    [500, 'internal'],
    [503, 'unavailable'],
  ] as const;
  for (const [status, code] of closed) {
    assert.deepEqual(await classify(status, code), { kind: 'later', heldMs: null }, code);
    const held = await classify(status, code, { 'retry-after': '7' });
    assert.deepEqual(held, { kind: 'later', heldMs: 7000 }, code);
  }
});

test('the answer of a proxy or of a sign-in page is tried again', async () => {
  const answer = await toApiError(new Response('<h1>Sign in</h1>', { status: 404 }));
  assert.equal(classifyFailure(answer).kind, 'later');
  assert.equal(classifyReply(new Blob(['<h1>Sign in</h1>'])).kind, 'later');
});

test('a change whose answer is lost is done', async () => {
  assert.deepEqual(await classify(409, 'already_done'), { kind: 'already_done' });
});

test('other refusals come back to the user', async () => {
  for (const [status, code] of [
    [400, 'validation_failed'],
    [404, 'not_found'],
    [409, 'illegal_move'],
    [422, 'idempotency_mismatch'],
  ] as const) {
    const outcome = await classify(status, code);
    assert.ok(outcome.kind === 'refused' && outcome.isFinal, code);
  }
});

test('a 403 and the quota of a day come back, but their key stays usable', async () => {
  for (const [status, code] of [
    [403, 'prove_to_accept'],
    [429, 'too_many_requests_today'],
  ] as const) {
    const outcome = await classify(status, code);
    assert.ok(outcome.kind === 'refused' && !outcome.isFinal, code);
  }
});

test('a write that cannot be built comes back', () => {
  assert.equal(classifyFailure(new Error('no id')).kind, 'refused');
});

test('a refusal survives the way to another tab', async () => {
  const error = await refuse(409, 'price_changed');
  const outcome = structuredClone(classifyFailure(error));
  assert.ok(outcome.kind === 'refused');
  const copy = toApiRefusal(outcome.refusal);
  assert.ok(copy instanceof ApiError);
  assert.deepEqual([copy.code, copy.status, copy.message], ['price_changed', 409, error.message]);
});
