import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadKnownCalls, type KnownCall } from '#e2e/kit/api/load-matrix.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { growing, SPARE } from '#e2e/kit/growing-calls.ts';
import { growRows, walkUsers } from '#e2e/kit/grow-rows.ts';
import { countExamined } from '#e2e/kit/query-plans.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const MORE = 1000;

const prepare = async ({ name, contract, makeValid }: KnownCall) => {
  const { caller, parts } = await makeValid();
  const send = () => sendCall({ origin: url(), call: contract, parts, token: caller.token });
  const { docs } = await countExamined(send);
  return { name, send, few: docs };
};

/** The fewest of three tries: a cache that is renewed meanwhile reads its rows once, a call that grows each time. */
const countFewest = async (send: () => Promise<unknown>, enough: number): Promise<number> => {
  let fewest = Infinity;
  for (let tries = 0; tries < 3 && fewest > enough; tries += 1)
    fewest = Math.min(fewest, (await countExamined(send)).docs);
  return fewest;
};

test('a reading call examines no more rows when everybody has more', async () => {
  const calls = (await loadKnownCalls()).filter(({ contract }) => contract.method === 'GET');
  const prepared = [];
  for (const call of calls) prepared.push(await prepare(call));
  await growRows({ countIn: () => MORE });
  const grown = [];
  for (const { name, send, few } of prepared) {
    if (growing[name] !== undefined) continue;
    const docs = await countFewest(send, few + SPARE);
    if (docs > few + SPARE) grown.push(`${name}: ${few} rows, then ${docs}`);
  }
  assert.deepEqual(grown, []);
  assert.ok((await countExamined(walkUsers)).docs > MORE, 'a walk over all rows would be found');
  const known = new Set(prepared.map(({ name }) => name));
  assert.deepEqual(
    Object.keys(growing).filter((name) => !known.has(name)),
    [],
  );
});
