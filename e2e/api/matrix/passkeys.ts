import * as passkeys from '#lib/features/accounts/contracts/passkeys.ts';
import { everyone, members, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makePasskey, makePasskeyChallenge } from '#e2e/kit/factories/passkeys.ts';
import { turnOffTotp } from '#e2e/kit/factories/totps.ts';
import { makeUser, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { enrol } from '#e2e/kit/enrol-passkey.ts';
import { makeSoftPasskey } from '#e2e/kit/soft-passkey.ts';

const makeKey = async (userId: string) => ({ params: { id: String((await makePasskey(userId))._id) } });

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
    request: ({ userId }) => makeKey(userId),
    other: { outcome: members(404), request: async () => makeKey(String((await makeUser())._id)) },
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
