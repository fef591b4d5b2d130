import {
  listApiKeysContract,
  makeApiKeyContract,
  revokeApiKeyContract,
} from '#lib/features/accounts/contracts/api-keys.ts';
import { only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeStoredKey } from '#e2e/kit/factories/api-keys.ts';
import { nextCode, turnOffTotp, turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { TEST_PASSWORD } from '#e2e/kit/factories/users.ts';

export const rows: MatrixRow[] = [
  {
    contract: listApiKeysContract,
    outcome: only('admin'),
    request: async ({ userId }) => {
      await makeStoredKey(userId);
      return {};
    },
  },
  {
    contract: makeApiKeyContract,
    outcome: only('admin'),
    request: async ({ userId }) => {
      await turnOffTotp(userId);
      const code = nextCode(await turnOnTotp(userId));
      return { body: { name: 'Nightly report', can: 'reader', days: 30, password: TEST_PASSWORD, code } };
    },
  },
  {
    contract: revokeApiKeyContract,
    outcome: only('admin'),
    request: async ({ userId }) => ({ params: { id: (await makeStoredKey(userId)).keyId } }),
  },
];
