import { createApi } from './api.ts';
import { readCookieToken } from './page-cookie.ts';
import { readSession, restoreSession, writeSession, type Session, type SessionUser } from './session.ts';

/** The account fields kept in the session. */
export type OwnAccount = Omit<SessionUser, 'role'>;

export const toSessionUser = ({ _id, name, userType, address }: OwnAccount): SessionUser => ({
  ...{ _id, name, address, userType },
  role: userType,
});

const fetchToken = async (): Promise<void> => {
  const token = await readCookieToken();
  if (token === null) return;
  const { user } = await createApi({ token: () => token })('GET /auth/check');
  writeSession({ token, user: toSessionUser(user) });
};

/** Restores the token from the page's cookie. */
export const restoreToken = (): Promise<void> => restoreSession(fetchToken);

/** Returns the session, restoring it from the page's cookie if necessary. */
export const findSession = async (): Promise<Session | null> => {
  if (!readSession()) await restoreToken().catch(() => undefined);
  return readSession();
};

/** Updates the stored user after a call returned the account. */
export const keepUser = (user: OwnAccount): void => {
  const session = readSession();
  if (session?.user._id === user._id) writeSession({ token: session.token, user: toSessionUser(user) });
};
