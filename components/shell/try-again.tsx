'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { isConnectionLost, subscribeConnection } from '#lib/platform/browser/connection.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { safeReturnPath } from '#lib/platform/navigation/page-guards.ts';

const goBack = (): void => {
  const from = safeReturnPath(new URLSearchParams(window.location.search).get('from'));
  window.location.replace(from ?? publicPaths.home);
};

/** Retries loading the page, on a tap or when the network is back. */
export const TryAgain = ({ label }: { label: string }) => {
  useEffect(() => subscribeConnection(() => isConnectionLost() || goBack()), []);
  return <Button onClick={goBack}>{label}</Button>;
};
