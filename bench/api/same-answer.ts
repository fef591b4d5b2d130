import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { authHeaders, type MeasuredRequest } from './measure.ts';

const PAGE = 10;
const EXCERPT = 80;

const read = async (request: MeasuredRequest): Promise<string> =>
  (await fetch(request.url, { headers: authHeaders(request) })).text();

// Removes the parts that differ: the request id, and phones that only a customer sees.
const readSame = async (request: MeasuredRequest): Promise<string> =>
  (await read(request)).replace(/"requestId":"[^"]+"/, '').replaceAll(/,"phone":"\d+"/g, '');

const excerpt = (answer: string, at: number): string => answer.slice(Math.max(0, at - EXCERPT), at + EXCERPT);

/** Asserts that the compared servers send the same bytes. */
export const assertSameBytes = async (all: readonly MeasuredRequest[]): Promise<void> => {
  const answers = await Promise.all(all.map(readSame));
  const [first = ''] = answers;
  const other = answers.find((answer) => answer !== first);
  if (other === undefined) return;
  let at = 0;
  while (first[at] === other[at]) at += 1;
  throw new Error(`The servers answer differently:\n${excerpt(first, at)}\n${excerpt(other, at)}`);
};

const skills = z.array(z.object({ name: z.string() }));
const worker = z.object({ name: z.string(), about: z.string(), address: z.object({ city: z.string() }) });
const ours = z.object({ data: z.array(worker.extend({ _id: z.string(), skillEntries: skills })) });
const theirs = z.object({ docs: z.array(worker.extend({ id: z.string(), skills })) });

const readOurs = async (request: MeasuredRequest) =>
  ours
    .parse(JSON.parse(await read(request)))
    .data.map(({ _id, skillEntries, ...shown }) => ({ ...shown, id: _id, skills: skillEntries }));

const readTheirs = async (request: MeasuredRequest) => theirs.parse(JSON.parse(await read(request))).docs;

/** Asserts that the product and Payload show the same first page of workers in the same order. */
export const assertSameWorkers = async (request: {
  hunar: MeasuredRequest;
  payload: MeasuredRequest;
}): Promise<void> => {
  const [found, reference] = await Promise.all([readOurs(request.hunar), readTheirs(request.payload)]);
  if (reference.length !== PAGE || !isDeepStrictEqual(found, reference))
    throw new Error('Payload finds different workers.');
};
