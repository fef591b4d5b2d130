import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loginContract, sendResetContract } from '#lib/features/accounts/contracts/accounts.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { askCodeContract } from '#lib/features/accounts/contracts/codes.ts';
import { makePhoneUser, makeUser, newPhone } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ env: { SMS_URL: 'outbox:' } });
const ROUNDS = 40;
const kinds = ['known', 'unknown', 'refused'] as const;

const measure = async (call: SentCall['call'], body: unknown): Promise<number> => {
  const startedAt = performance.now();
  await sendCall({ origin: url(), call, parts: { body } });
  return performance.now() - startedAt;
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

interface Way {
  call: SentCall['call'];
  bodyFor: (contact: string) => unknown;
  makeContacts?: (round: number) => Promise<Record<(typeof kinds)[number], string>>;
}

const makeAddresses = async (round: number) => ({
  known: (await makeUser()).email,
  unknown: `nobody-${round}@example.test`,
  refused: `nobody-${round}`,
});

/** How long a known contact and a refused one take, compared with an unknown one. */
const compare = async ({ call, bodyFor, makeContacts = makeAddresses }: Way) => {
  const ratios: Record<'known' | 'refused', number[]> = { known: [], refused: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const contacts = await makeContacts(round);
    const times = { known: 0, unknown: 0, refused: 0 };
    // Each kind is first in turn, and only times of one round are compared, so that noise affects all equally.
    for (const place of kinds.keys()) {
      const kind = kinds[(round + place) % kinds.length] ?? 'known';
      times[kind] = await measure(call, bodyFor(contacts[kind]));
    }
    ratios.known.push(times.known / times.unknown);
    ratios.refused.push(times.refused / times.unknown);
  }
  return { known: median(ratios.known), refused: median(ratios.refused) };
};

const assertAlike = ({ known, refused }: Awaited<ReturnType<typeof compare>>) => {
  assert.ok(known > 0.67 && known < 1.5, `known takes ${known.toFixed(2)} of unknown`);
  // Proves that the measurement notices missing work: an invalid address costs neither a hash nor a row.
  assert.ok(refused < 0.9, `refused takes ${refused.toFixed(2)} of unknown`);
};

test('sign-in takes the same time for a known and an unknown address', async () => {
  const bodyFor = (email: string) => ({ email, password: 'wrong password' });
  assertAlike(await compare({ call: loginContract, bodyFor }));
});

test('a reset request takes the same time for a known and an unknown address', async () => {
  assertAlike(await compare({ call: sendResetContract, bodyFor: (email) => ({ email }) }));
});

test('a code takes the same time for a known and an unknown address', async () => {
  const bodyFor = (email: string) => ({ email, purpose: 'signIn' });
  assertAlike(await compare({ call: askCodeContract, bodyFor }));
});

test('a code takes the same time for a known and an unknown number', async () => {
  const bodyFor = (phone: string) => ({ phone, purpose: 'signIn' });
  const makeContacts = async () => ({
    known: (await makePhoneUser()).phone ?? '',
    unknown: newPhone(),
    refused: '12345',
  });
  assertAlike(await compare({ call: askCodeContract, bodyFor, makeContacts }));
});
