import * as contacts from '#lib/features/accounts/contracts/trusted-contacts.ts';
import { everyone, members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeContactToken, makeTrustedContact } from '#e2e/kit/factories/trusted-contacts.ts';
import { makeUser, newPhone } from '#e2e/kit/factories/users.ts';

export const rows: MatrixRow[] = [
  {
    contract: contacts.listTrustedContactsContract,
    outcome: only('customer', 'worker'),
    request: async ({ user }) => {
      await makeTrustedContact(user);
      return {};
    },
  },
  {
    contract: contacts.addTrustedContactContract,
    outcome: only('customer', 'worker'),
    // Asked before, so that no SMS is needed.
    request: async ({ user }) => {
      const phone = newPhone();
      await makeTrustedContact(user, { phone });
      return { body: { name: 'Meena', phone } };
    },
  },
  {
    contract: contacts.removeTrustedContactContract,
    outcome: only('customer', 'worker'),
    request: async ({ user }) => ({ params: { id: String((await makeTrustedContact(user))._id) } }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({
        params: { id: String((await makeTrustedContact(await makeUser()))._id) },
      }),
    },
  },
  {
    contract: contacts.answerContactContract,
    outcome: everyone('ok'),
    request: async () => ({
      body: { token: await makeContactToken(await makeUser()), agrees: true },
    }),
  },
];
