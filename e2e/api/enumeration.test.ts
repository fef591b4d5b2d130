import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loginContract, sendResetContract } from '#lib/features/accounts/contracts/accounts.ts';
import { sendCall, type SentCall } from '#server/testing/api/send-call.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const ROUNDS = 40;

const timeOf = async (call: SentCall['call'], body: unknown): Promise<number> => {
  const startedAt = performance.now();
  await sendCall({ origin: url(), call, parts: { body } });
  return performance.now() - startedAt;
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

interface Way {
  call: SentCall['call'];
  bodyFor: (email: string) => unknown;
}

/** The median time of each kind of address, one of each kind in every round, so that noise meets all alike. */
const compare = async ({ call, bodyFor }: Way) => {
  const times: Record<'known' | 'unknown' | 'refused', number[]> = { known: [], unknown: [], refused: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const addresses = {
      known: (await makeUser()).email,
      unknown: `nobody-${round}@example.test`,
      refused: `nobody-${round}`,
    };
    for (const kind of ['known', 'unknown', 'refused'] as const)
      times[kind].push(await timeOf(call, bodyFor(addresses[kind])));
  }
  return { known: median(times.known), unknown: median(times.unknown), refused: median(times.refused) };
};

const assertAlike = ({ known, unknown, refused }: Awaited<ReturnType<typeof compare>>) => {
  const ratio = known / unknown;
  assert.ok(ratio > 0.67 && ratio < 1.5, `known takes ${ratio.toFixed(2)} of unknown`);
  // The measure sees work that is left out: an address that is none costs neither a hash nor a row.
  assert.ok(refused < 0.9 * known, `refused takes ${(refused / known).toFixed(2)} of known`);
};

test('sign-in takes the same time for a known and an unknown address', async () => {
  const bodyFor = (email: string) => ({ email, password: 'wrong password' });
  assertAlike(await compare({ call: loginContract, bodyFor }));
});

test('a reset request takes the same time for a known and an unknown address', async () => {
  assertAlike(await compare({ call: sendResetContract, bodyFor: (email) => ({ email }) }));
});
