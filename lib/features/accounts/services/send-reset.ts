import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { inTransaction } from '#models/connection.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

interface Input {
  body: { email: string };
}

/**
 * Asks for a reset mail. Whether the address has an account is looked up later, by the outbox: neither the answer nor
 * its time tells.
 */
export const sendReset = async ({ body }: Input): Promise<{ message: string }> => {
  await inTransaction((tx) => writeOutbox({ kind: 'passwordReset', payload: { email: body.email } }, tx));
  return { message: accounts.messages.resetSent };
};
