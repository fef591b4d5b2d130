import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#lib/platform/contract/call.ts';
import type { api } from './api.ts';

interface Toy {
  _id: string;
}

type List = Call<{ query: { limit?: number }; reply: { data: Toy[] } }>;
type Change = Call<{ params: { id: string }; body: { name: string }; reply: { data: Toy } }>;
type Draw = Call<{ upload: 'picture'; reply: Blob }>;

/** Whether the client takes these options for a call. */
type Takes<Named, Options extends unknown[]> =
  Named extends Call<infer Shape>
    ? [Named, ...Options] extends Parameters<typeof api<Shape>>
      ? 'yes'
      : 'no'
    : never;

type Reply<Named> = Named extends Call<infer Shape> ? Awaited<ReturnType<typeof api<Shape>>> : never;

type Same<One, Other> = [One, Other] extends [Other, One] ? 'yes' : 'no';

// The compiler is the test: a line whose answer differs does not compile.
const answers = [
  'yes' satisfies Takes<List, []>,
  'yes' satisfies Takes<List, [{ query: { limit: number } }]>,
  'yes' satisfies Takes<List, [{ signal: AbortSignal; idempotencyKey: string }]>,
  'no' satisfies Takes<List, [{ query: { limit: string } }]>,
  'no' satisfies Takes<List, [{ body: object }]>,
  'yes' satisfies Takes<Change, [{ params: { id: string }; body: { name: string } }]>,
  'no' satisfies Takes<Change, []>,
  'no' satisfies Takes<Change, [{ params: { id: string } }]>,
  'no' satisfies Takes<Change, [{ params: { id: string }; body: { nam: string } }]>,
  'yes' satisfies Takes<Draw, [{ file: { picture: Blob } }]>,
  'no' satisfies Takes<Draw, [{ file: { image: Blob } }]>,
  'no' satisfies Takes<Draw, []>,
  'yes' satisfies Same<Reply<List>, { data: Toy[] }>,
  'yes' satisfies Same<Reply<Draw>, Blob>,
  'no' satisfies Same<Reply<Change>, { data: Toy[] }>,
];

test('the types of a call determine its options and its reply', () => {
  assert.equal(answers.length, 15);
});
