import type { AccountReply } from '#lib/contracts/accounts.ts';
import type { PasskeyLoginBody } from '#lib/contracts/passkeys.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { accounts } from '#lib/i18n/en/accounts.ts';
import { now } from '#lib/integrations/clock.ts';
import { findPasskey, notePasskeyUse, type PasskeyRecord } from '#models/passkey.ts';
import { findUser } from '#models/user.ts';
import { openSession } from '../steps/open-session.ts';
import { spendChallenge } from '../steps/passkey-challenge.ts';
import { verifyPasskeyLogin } from '../steps/verify-passkey.ts';
import { toSelfUser } from '../users/to-self-user.ts';

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
