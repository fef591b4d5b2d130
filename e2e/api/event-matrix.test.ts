import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { inboundEvents } from '#lib/wiring/events.ts';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import { makeCaller } from '#e2e/kit/api/callers.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import { loadEventMatrix, type EventRow } from '#e2e/kit/api/event-row.ts';
import { listFields, withValueAt } from '#e2e/kit/api/fields-of.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { nextEvent, useSocketClients, type ClientSocket } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const connect = useSocketClients();
const rows = await loadEventMatrix();

const reply = z.union([
  z.strictObject({ success: z.literal(true) }),
  z.strictObject({ success: z.literal(false), code: z.string() }),
]);

const ask = async (client: ClientSocket, event: string, payload: unknown) => {
  const emitter: { emitWithAck(name: string, argument: unknown): Promise<unknown> } = client.timeout(30_000);
  return reply.parse(await emitter.emitWithAck(event, payload));
};

const open = async (role: Role) => {
  const caller = await makeCaller(role);
  const client = connect({ url: url(), auth: { token: caller.token } });
  await nextEvent(client, 'connect');
  return { caller, client };
};

const tryAs = async ({ event, payload, outcome }: EventRow, role: Role): Promise<void> => {
  const { caller, client } = await open(role);
  const answer = await ask(client, event, payload(caller));
  const expected = outcome[role] === 'ok' ? { success: true } : { success: false, code: 'forbidden' };
  assert.deepEqual(answer, expected);
};

const wrongPayloads = ({ event }: EventRow, valid: unknown): unknown[] => {
  const schema = Object.entries(inboundEvents).find(([name]) => name === event)?.[1].schema;
  const texts = listFields(schema).filter(({ type }) => type === 'string');
  const spoilt = texts.flatMap(({ path }) =>
    [{ $gt: '' }, ['x'], 7, null].map((value) => withValueAt(valid, path, value)),
  );
  return [...spoilt, withValueAt(valid, ['role'], 'admin'), null, 'x', [], 1];
};

test('every inbound event is in the event matrix, once', () => {
  assert.deepEqual(rows.map(({ event }) => event).sort(), Object.keys(inboundEvents).sort());
});

for (const row of rows) {
  describe(row.event, () => {
    for (const role of roles) test(`a ${role} gets ${row.outcome[role]}`, () => tryAs(row, role));

    test('refuses operators, other types and unknown fields, and changes nothing', async () => {
      const role = roles.find((one) => row.outcome[one] === 'ok');
      assert.ok(role, 'somebody may send it');
      const { caller, client } = await open(role);
      const state = await databaseState();
      for (const payload of atLeastOne(wrongPayloads(row, row.payload(caller))))
        assert.equal((await ask(client, row.event, payload)).success, false, JSON.stringify(payload));
      assert.deepEqual(await databaseState(), state);
    });
  });
}
