import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import type { PasskeyLoginBody } from '#lib/features/accounts/contracts/passkeys.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findPasskey, notePasskeyUse, type PasskeyRecord } from '#models/accounts/passkey.ts';
import { findUser } from '#models/people/user.ts';
import { openSession } from '#lib/features/accounts/services/steps/open-session.ts';
import { spendChallenge } from '#lib/features/accounts/services/steps/passkey-challenge.ts';
import { verifyPasskeyLogin } from '#lib/features/accounts/services/steps/verify-passkey.ts';
import { toSelfUser } from '#lib/features/people/services/to-self-user.ts';

interface Input {
  body: PasskeyLoginBody;
  device: string;
}

const prove = async (body: PasskeyLoginBody): Promise<PasskeyRecord | null> => {
  const challenge = await spendChallenge({ ...body, userId: null });
  const passkey = await findPasskey(body.id);
  if (challenge === null || !passkey) return null;
  const counter = await verifyPasskeyLogin({ body, passkey }, challenge);
  if (counter === null) return null;
  const use = { passkeyId: passkey._id, from: passkey.counter, counter, at: now() };
  return (await notePasskeyUse(use)) ? passkey : null;
};

/** Signs in whoever holds a key of theirs; why an answer does not count is not told. */
export const loginByPasskey = async ({ body, device }: Input): Promise<AccountReply> => {
  const passkey = await prove(body);
  const user = passkey && (await findUser(String(passkey.userId)));
  if (!user) throw new AppError('passkey_refused');
  const token = await openSession({ user, device });
  return { message: accounts.messages.loggedIn, token, data: toSelfUser(user) };
};
