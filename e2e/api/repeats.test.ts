import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { takesKey } from '#lib/platform/contract/contract.ts';
import { makeCaller, visitors } from '#e2e/kit/api/callers.ts';
import { countChanges } from '#e2e/kit/api/count-changes.ts';
import { databaseState as wholeState } from '#e2e/kit/api/database-state.ts';
import type { Answer } from '#e2e/kit/api/exchange.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { loadMatrix } from '#e2e/kit/api/load-matrix.ts';
import type { MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { otherContents } from '#e2e/kit/api/other-content.ts';
import { listOutsideWrites } from '#e2e/kit/api/outside-writes.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { countedUri } from '#e2e/kit/count-commands.ts';
import { loseAnswers } from '#e2e/kit/api/lose-answers.ts';
import { emptyDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ env: { MONGODB_URI: countedUri(testEnv().MONGODB_URI) }, pages: false });
const keyed = (await loadMatrix()).filter(({ contract }) => takesKey(contract));

/** Writes of calls beside their transaction, and why a repeat does no harm. */
const outsideWrites: Readonly<Record<string, readonly string[]>> = {
  // A message has its own id, and the rest may be repeated.
  'POST /messages/send/{id}': ['findAndModify dayShares', 'update conversations'],
  // Files are stored before the row that uses them; the sweep deletes those that nothing uses.
  'PUT /users/upload-image': ['insert images', 'insert stored.chunks', 'insert stored.files'],
  // The devices beyond the limit, which the next call removes as well.
  'POST /users/save-fcm-token': ['delete pushTokens'],
  'POST /work-pictures/{id}/report': ['insert evidence', 'insert stored.files', 'update evidence'],
};

const files = new Set(['images', 'stored.files', 'stored.chunks', 'evidence']);
// An answer may be stored a moment after its reply.
const databaseState = async (): Promise<Record<string, string>> => {
  const { idempotency: _answers, ...state } = await wholeState();
  return state;
};

const withoutFiles = <Value>(collections: Record<string, Value>) =>
  Object.fromEntries(Object.entries(collections).filter(([name]) => !files.has(name)));

/** A request by the first visitor who may make it. */
const makeRequest = async ({ contract, outcome, request }: MatrixRow, key: string | null) => {
  const visitor = visitors.find((one) => one !== 'anonymous' && outcome[one] === 'ok');
  assert.ok(visitor, `${contract.name}: a role that may call it`);
  const caller = await makeCaller(visitor);
  const parts = (await request?.(caller)) ?? {};
  const send = (changed: Parts = parts): Promise<Answer> => {
    const headers = { ...changed.headers, ...(key !== null && { 'idempotency-key': key }) };
    return sendCall({
      ...{ origin: url(), call: contract, token: caller.token },
      parts: { ...changed, headers },
    });
  };
  return { parts, send };
};

const withoutRequestId = ({ status, text, headers }: Answer) => ({
  status,
  text: text.replaceAll(String(headers['x-request-id']), ''),
});

const codeIn = ({ json }: Answer): unknown =>
  typeof json === 'object' && json !== null && 'code' in json ? json.code : null;

/** Sends as clients do: again while the answer asks for it, which a busy machine can cause. */
const sendUntilAnswered = async (send: () => Promise<Answer>, tries = 5): Promise<Answer> => {
  const answer = await send();
  const asksAgain = answer.status === 503 || codeIn(answer) === 'in_progress';
  return asksAgain && tries > 1 ? sendUntilAnswered(send, tries - 1) : answer;
};

for (const row of atLeastOne(keyed)) {
  const { contract } = row;
  describe(contract.name, () => {
    beforeEach(emptyDatabase);
    let changes: Record<string, number> = {};

    test('a repeat gets the first answer and changes nothing', async () => {
      const { send } = await makeRequest(row, 'tap-1');
      const answers: Answer[] = [];
      let outside: string[] = [];
      changes = await countChanges(async () => {
        outside = await listOutsideWrites(async () => answers.push(await sendUntilAnswered(send)));
      });
      const [first] = answers;
      assert.ok(first);
      expectSuccess(first, contract);
      const allowed = contract.key === 'first' ? outside : (outsideWrites[contract.name] ?? []);
      assert.deepEqual(outside, allowed, 'writes outside of the transaction that claims the key');
      const known = (state: Record<string, string>) =>
        allowed.length > 0 && contract.key !== 'first' ? withoutFiles(state) : state;
      const state = known(await databaseState());
      assert.deepEqual(withoutRequestId(await sendUntilAnswered(send)), withoutRequestId(first));
      assert.deepEqual(known(await databaseState()), state);
    });

    test('two requests at once change what one changes', async () => {
      const { send } = await makeRequest(row, 'tap-2');
      const both = await countChanges(async () => {
        const [one, two] = await Promise.all([send(), send()]);
        for (const answer of [one, two])
          if (codeIn(answer) !== 'in_progress') expectSuccess(answer, contract);
        const first = codeIn(one) === 'in_progress' ? two : one;
        assert.deepEqual(withoutRequestId(await send()), withoutRequestId(first));
      });
      assert.deepEqual(withoutFiles(both), withoutFiles(changes));
    });

    test('the same key with other content is refused and changes nothing', async () => {
      const { parts, send } = await makeRequest(row, 'tap-3');
      const first = await send();
      expectSuccess(first, contract);
      const state = withoutFiles(await databaseState());
      let refused = 0;
      for (const other of otherContents(parts)) {
        const answer = await send(other);
        // Content that no request may have is refused before its key.
        if (answer.status === 400 || answer.status === 413) continue;
        // What differs means the same, such as a default value.
        if (withoutRequestId(answer).text === withoutRequestId(first).text) continue;
        expectRefusal(answer, 422);
        refused += 1;
      }
      assert.ok(refused > 0 || otherContents(parts).length === 0, 'a request with other content');
      assert.deepEqual(withoutFiles(await databaseState()), state);
    });
  });
}

test('a change whose answer was lost is in progress at first, then done, and never made again', async () => {
  for (const name of ['PUT /users/preferences', 'POST /bookings/{id}/no-show', 'POST /admin/notes']) {
    await emptyDatabase();
    const row = keyed.find(({ contract }) => contract.name === name);
    assert.ok(row, name);
    const { send } = await makeRequest(row, 'tap');
    expectSuccess(await send(), row.contract);
    await loseAnswers();
    const state = await databaseState();
    const early = await send();
    assert.deepEqual([early.status, codeIn(early), early.headers['retry-after']], [409, 'in_progress', '1']);
    setClock(new Date(now().getTime() + 11_000));
    const late = await send();
    assert.deepEqual([late.status, codeIn(late)], [409, 'already_done']);
    assert.deepEqual(await databaseState(), state);
    resetClock();
  }
});

test('another person’s key is another key, and a guest’s is ignored', async () => {
  const row = keyed.find(({ contract }) => contract.name === 'POST /admin/send-message-to-us');
  assert.ok(row);
  const changes = await countChanges(async () => {
    for (const times of [1, 2]) {
      const { send } = await makeRequest(row, 'tap');
      for (let sent = 0; sent < times; sent += 1) expectSuccess(await send(), row.contract);
    }
    const body = {
      name: 'Guest',
      email: 'guest@example.in',
      subject: 'A question',
      message: 'How does it work?',
    };
    const parts = { body, headers: { 'idempotency-key': 'tap' } };
    for (const sent of [1, 2]) {
      const answer = await sendCall({ origin: url(), call: row.contract, parts });
      assert.equal(answer.status, 201, String(sent));
    }
  });
  assert.equal(changes['tickets'], 4);
});

test('20 equal requests for a booking at once get one booking; without a key, 19 are refused', async () => {
  const row = keyed.find(({ contract }) => contract.name === 'POST /bookings');
  assert.ok(row);
  for (const { key, ids, refused } of [
    { key: 'tap', ids: 1, refused: 0 },
    { key: null, ids: 1, refused: 19 },
  ]) {
    const { send } = await makeRequest(row, key);
    const changes = await countChanges(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
      const done = answers.filter(({ status }) => status === 201);
      assert.equal(new Set(done.map((answer) => withoutRequestId(answer).text)).size, ids);
      assert.equal(answers.length - done.length, refused);
    });
    assert.equal(changes['bookings'], 1);
  }
});

const countedTwice = [
  ...(['POST /uploads', 'POST /messages/attachments', 'POST /bookings/{id}/reschedule'] as const),
  ...(['POST /admin/notes', 'POST /admin/rate-us', 'POST /admin/send-message-to-us'] as const),
];

test('without a key, the second of two requests changes something, too', async () => {
  const twice: string[] = [];
  for (const row of atLeastOne(keyed.filter(({ contract }) => contract.method === 'POST'))) {
    const { send } = await makeRequest(row, null);
    await send();
    const state = await databaseState();
    await send();
    if (JSON.stringify(await databaseState()) !== JSON.stringify(state)) twice.push(row.contract.name);
  }
  const missing = countedTwice.filter((name) => !twice.includes(name));
  assert.deepEqual(missing, [], `only these changed something twice: ${twice.join(', ')}`);
});
