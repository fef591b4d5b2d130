import { api } from '#lib/platform/browser/api.ts';
import type { SessionUser } from '#lib/platform/browser/session.ts';
import { findSession, keepUser } from '#lib/platform/browser/find-session.ts';

type Saved = NonNullable<SessionUser['address']>;

/**
 * Returns the user's saved address. Admins have none and browse like guests. Offline it returns the last cached one.
 */
export const findSavedAddress = async (): Promise<Saved | null> => {
  const { user } = (await findSession()) ?? {};
  if (!user || user.role === 'admin') return null;
  try {
    const { user: fresh } = await api('GET /auth/check');
    keepUser(fresh);
    return fresh.address;
  } catch {
    return user.address ?? {};
  }
};
