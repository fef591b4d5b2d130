import { call } from '#lib/platform/contract/call.ts';
import type { Role } from '#lib/platform/contract/role.ts';
import { createApi } from './api.ts';
import { readCookieToken } from './page-cookie.ts';
import { readSession, restoreSession, writeSession, type Session, type SessionUser } from './session.ts';

/** What a session keeps of one's own account. */
export interface OwnAccount extends Omit<SessionUser, 'role'> {
  readonly userType: Role;
}

/** Who holds a token; the accounts' contract says the rest of the answer. */
const checkCall = call<{ reply: { user: OwnAccount } }>('GET', '/auth/check');

/** An account as the session keeps it. */
export const toSessionUser = ({ _id, name, userType, address }: OwnAccount): SessionUser => ({
  ...{ _id, name, address },
  role: userType,
});

const fetchToken = async (): Promise<void> => {
  const token = await readCookieToken();
  if (token === null) return;
  const { user } = await createApi({ token: () => token })(checkCall);
  writeSession({ token, user: toSessionUser(user) });
};

/** Takes over the token that only the page's cookie knows. */
export const restoreToken = (): Promise<void> => restoreSession(fetchToken);

/** Who is signed in, also in the moment in which only the page's cookie knows it. */
export const findSession = async (): Promise<Session | null> => {
  if (!readSession()) await restoreToken().catch(() => undefined);
  return readSession();
};

/** Keeps what a call answered of one's own account beside the token. */
export const keepUser = (user: OwnAccount): void => {
  const session = readSession();
  if (session?.user._id === user._id) writeSession({ token: session.token, user: toSessionUser(user) });
};
