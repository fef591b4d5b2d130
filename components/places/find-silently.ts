import { api } from '#lib/platform/browser/api.ts';
import { saveGuestPlace, readGuestPlace } from '#lib/features/places/client/guest-place.ts';
import { locate, canLocateSilently } from '#lib/features/places/client/locate.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';

// A guest's place is stored in the browser, a user's in the account.
const isResolved = async (): Promise<boolean> => {
  if (!(await findSession())) return true;
  const { user } = await api('GET /auth/check');
  return user.consents.location !== null;
};

/** Finds and stores a place without prompting; returns false when it cannot. */
export const findSilently = async ({ onLocating }: { onLocating(): void }): Promise<boolean> => {
  const remembered = readGuestPlace();
  if (remembered) {
    saveGuestPlace(remembered);
    return true;
  }
  if (!(await canLocateSilently()) || !(await isResolved())) return false;
  onLocating();
  const { data } = await locate();
  saveGuestPlace(data);
  return true;
};
