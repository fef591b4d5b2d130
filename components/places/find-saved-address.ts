import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
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

/** Returns a customer's saved addresses other than the default; none for others, and none offline. */
export const findOtherAddresses = async (): Promise<SavedAddress[]> => {
  const { user } = (await findSession()) ?? {};
  if (user?.role !== 'customer') return [];
  try {
    const { data } = await api('GET /users/addresses');
    return data.filter(({ isDefault }) => !isDefault);
  } catch {
    return [];
  }
};
