import { useState } from 'react';
import { PROFILE_ITEM } from '#lib/features/profiles/client/profile-item.ts';
import { useWaitingWrite } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { connectedQueue } from '#lib/platform/browser/writes/waiting-writes.ts';

/**
 * Returns the version that the next change of the profile was made from, so that one which waits long does not replace a
 * newer one. Undefined after another change of this phone, whose version the page does not know yet, and while the queue
 * that knows of such changes is loading.
 */
export const useMadeFrom = (version: string): (() => string | undefined) => {
  const isBehind = useWaitingWrite(PROFILE_ITEM) !== undefined;
  const [named, setNamed] = useState<string | null>(null);
  return () => {
    if (isBehind || named === version || !connectedQueue()) return undefined;
    setNamed(version);
    return version;
  };
};
