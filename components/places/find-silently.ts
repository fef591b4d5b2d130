import { api } from '#lib/platform/browser/api.ts';
import { keepGuestPlace, readGuestPlace } from '#lib/features/places/client/guest-place.ts';
import { locate, mayLocate } from '#lib/features/places/client/locate.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';
import { checkCall } from '#lib/features/accounts/contracts/accounts.calls.ts';

// Guests have told the browser; whoever has an account has the say there, from whatever device.
const isResolved = async (): Promise<boolean> => {
  if (!(await findSession())) return true;
  const { user } = await api(checkCall);
  return user.consents.location !== null;
};

/** Remembers a place without a question to anybody; false where that cannot be. */
export const findSilently = async ({ onLocating }: { onLocating(): void }): Promise<boolean> => {
  const remembered = readGuestPlace();
  if (remembered) {
    keepGuestPlace(remembered);
    return true;
  }
  if (!(await mayLocate()) || !(await isResolved())) return false;
  onLocating();
  const { data } = await locate();
  keepGuestPlace(data);
  return true;
};
