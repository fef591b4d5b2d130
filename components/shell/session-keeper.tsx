'use client';

import { useEffect, useEffectEvent } from 'react';
import { setFlash } from '#components/ui/notify.ts';
import {
  onSessionElsewhere,
  onSessionEnd,
  readSession,
  type SessionEnd,
} from '#lib/platform/browser/session.ts';
import { forgetPageSession, repairSession } from '#lib/features/accounts/client/sign-in.ts';
import { signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import { findRoute, homeFor, landingFor, safeReturnPath } from '#lib/platform/navigation/page-guards.ts';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';

interface SessionKeeperProps {
  /** The user the server rendered this page for; undefined if it could not find out. */
  pageUserId: string | null | undefined;
  words: Pick<typeof signIn.session, 'ended' | 'endedHint'>;
}

const isGuestPage = (): boolean => findRoute(window.location.pathname)?.guard === 'guest';

const here = (): string | null => safeReturnPath(window.location.pathname + window.location.search);

/** Reloads for the current user; guest pages redirect home. */
const reloadForUser = (placeOf = landingFor): void => {
  const session = readSession();
  if (!session || !isGuestPage()) return window.location.reload();
  const next = safeReturnPath(new URLSearchParams(window.location.search).get('next'));
  window.location.replace(next ?? placeOf(session.user.role));
};

/** Keeps token, cookie and all tabs in step, and decides what happens when a session ends. */
export const SessionKeeper = ({ pageUserId, words }: SessionKeeperProps) => {
  const isStranger = useEffectEvent(() => (readSession()?.user._id ?? null) !== (pageUserId ?? null));
  const onEnd = useEffectEvent(async (end: SessionEnd) => {
    await forgetPageSession();
    if (isGuestPage()) return;
    if (end === 'left') return reloadForUser();
    setFlash({ title: words.ended, description: words.endedHint, variant: 'destructive' });
    window.location.assign(withReturnPath(signInPaths.login, here()));
  });
  const repair = useEffectEvent(async (userId: string | null) => {
    const left = await repairSession(userId);
    if (left === 'reload') reloadForUser();
    if (left === 'over') await onEnd('ended');
  });
  useEffect(() => {
    // Offline, nothing can be repaired; the next page tries again.
    if (pageUserId !== undefined) repair(pageUserId).catch(() => undefined);
  }, [pageUserId]);
  useEffect(() => {
    const stopHearing = onSessionElsewhere(() => isStranger() && reloadForUser(homeFor));
    const stopEnding = onSessionEnd((end) => void onEnd(end));
    return () => {
      stopHearing();
      stopEnding();
    };
  }, []);
  return null;
};
