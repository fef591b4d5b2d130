import * as passkeys from '#lib/features/accounts/contracts/passkeys.ts';
import { everyone, members, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makePasskey, makePasskeyChallenge } from '#server/testing/factories/passkeys.ts';
import { turnOffTotp } from '#server/testing/factories/totps.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/factories/users.ts';
import { enrol } from '#server/testing/enrol-passkey.ts';
import { makeSoftPasskey } from '#server/testing/soft-passkey.ts';

const keyOf = async (userId: string) => ({ params: { id: String((await makePasskey(userId))._id) } });

export const rows: MatrixRow[] = [
  {
    contract: passkeys.listPasskeysContract,
    outcome: members('ok'),
    request: async ({ userId }) => {
      await makePasskey(userId);
      return {};
    },
  },
  {
    contract: passkeys.offerPasskeyContract,
    outcome: members('ok'),
    request: async ({ userId }) => {
      await turnOffTotp(userId);
      return { body: { password: TEST_PASSWORD } };
    },
  },
  {
    contract: passkeys.addPasskeyContract,
    outcome: members('ok'),
    request: async ({ userId }) => ({
      body: makeSoftPasskey().make({ challenge: await makePasskeyChallenge(userId) }),
    }),
  },
  {
    contract: passkeys.removePasskeyContract,
    outcome: members('ok'),
    request: ({ userId }) => keyOf(userId),
    other: { outcome: members(404), request: async () => keyOf(String((await makeUser())._id)) },
  },
  { contract: passkeys.askPasskeyContract, outcome: everyone('ok') },
  {
    contract: passkeys.passkeyLoginContract,
    outcome: everyone('ok'),
    request: async ({ userId }) => {
      const key = await enrol(userId);
      return { body: key.answer({ challenge: await makePasskeyChallenge(null) }) };
    },
  },
];
