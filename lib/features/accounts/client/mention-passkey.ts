const MENTIONED_KEY = 'hunar.passkey-mentioned';
const OFFERED_KEY = 'hunar.passkey-offered';

const hasScreenLock = async (): Promise<boolean> =>
  'PublicKeyCredential' in window && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();

const isFirstTime = async (key: string): Promise<boolean> => {
  try {
    if (localStorage.getItem(key) !== null || !(await hasScreenLock())) return false;
    localStorage.setItem(key, 'yes');
    return true;
  } catch {
    // A private window without storage would show it each time.
    return false;
  }
};

/** Whether to mention passkeys after this sign-in: once per browser, where the device can make one. */
export const shouldMentionPasskey = (): Promise<boolean> => isFirstTime(MENTIONED_KEY);

/** Whether to offer making a passkey right here, at the end of a visit: once per browser as well. */
export const shouldOfferPasskey = (): Promise<boolean> => isFirstTime(OFFERED_KEY);
