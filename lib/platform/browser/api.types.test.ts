import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiCall } from '#lib/platform/contract/call.ts';
import type { api } from './api.ts';

type List = 'GET /notifications';
type Change = 'PUT /reviews/{id}/answer';
type Upload = 'POST /uploads';

type Takes<Call extends ApiCall, Options extends unknown[]> =
  [Call, ...Options] extends Parameters<typeof api<Call>> ? 'yes' : 'no';

type Reply<Call extends ApiCall> = Awaited<ReturnType<typeof api<Call>>>;

type Same<One, Other> = [One, Other] extends [Other, One] ? 'yes' : 'no';

type IsCall<Name> = Name extends ApiCall ? 'yes' : 'no';

// The compiler is the test: a wrong answer does not compile.
const answers = [
  'yes' satisfies Takes<List, []>,
  'yes' satisfies Takes<List, [{ query: { limit: number } }]>,
  'yes' satisfies Takes<List, [{ signal: AbortSignal }]>,
  'no' satisfies Takes<List, [{ idempotencyKey: string }]>,
  'yes' satisfies Takes<
    Change,
    [{ params: { id: string }; body: { answer: string }; idempotencyKey: string }]
  >,
  'no' satisfies Takes<'POST /auth/logout', [{ idempotencyKey: string }]>,
  'no' satisfies Takes<List, [{ query: { limit: boolean } }]>,
  'no' satisfies Takes<List, [{ body: object }]>,
  'yes' satisfies Takes<Change, [{ params: { id: string }; body: { answer: string } }]>,
  'no' satisfies Takes<Change, []>,
  'no' satisfies Takes<Change, [{ params: { id: string } }]>,
  'no' satisfies Takes<Change, [{ params: { id: string }; body: { answr: string } }]>,
  'yes' satisfies Takes<Upload, [{ file: { file: Blob } }]>,
  'no' satisfies Takes<Upload, [{ file: { image: Blob } }]>,
  'no' satisfies Takes<Upload, []>,
  'yes' satisfies Same<Reply<'GET /notifications'>['unread'], number>,
  'yes' satisfies Same<Reply<'GET /images/{file}'>, Blob>,
  'no' satisfies Same<Reply<'GET /notifications'>, Blob>,
  'yes' satisfies IsCall<'PUT /admin/skill-list/{id}'>,
  'no' satisfies IsCall<'POST /admin/skill-list/{id}'>,
  'no' satisfies IsCall<string>,
];

test('the types of a call determine its options and its reply', () => {
  assert.equal(answers.length, 21);
});
