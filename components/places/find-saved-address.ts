import { api } from '#lib/platform/browser/api.ts';
import type { SessionUser } from '#lib/platform/browser/session.ts';
import { findSession, keepUser } from '#lib/platform/browser/find-session.ts';
import { checkCall } from '#lib/features/accounts/contracts/accounts.calls.ts';

type Saved = NonNullable<SessionUser['address']>;

/**
 * The address of whoever is signed in. Admins have none: they look around like guests. Offline it is what this browser
 * last heard.
 */
export const findSavedAddress = async (): Promise<Saved | null> => {
  const { user } = (await findSession()) ?? {};
  if (!user || user.role === 'admin') return null;
  try {
    const { user: fresh } = await api(checkCall);
    keepUser(fresh);
    return fresh.address;
  } catch {
    return user.address ?? {};
  }
};
