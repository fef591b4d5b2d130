'use client';

import { WifiOff } from 'lucide-react';
import { pageCopiedAt } from '#lib/platform/browser/kept-pages.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { usePageWords, type PageWords } from './page-words.tsx';
import { useSyncExternalStore } from 'react';
import { isConnectionLost, subscribeConnection } from '#lib/platform/browser/connection.ts';

const never = (): boolean => false;

const useOffline = (): boolean => useSyncExternalStore(subscribeConnection, isConnectionLost, never);

const toHint = ({ offline, locale }: PageWords): string => {
  const copiedAt = pageCopiedAt();
  if (!copiedAt) return offline.hint;
  const when = `${formatDay(locale, copiedAt)}, ${formatTime(locale, copiedAt)}`;
  return fill(offline.updated, { when });
};

/** Shows that the network is down and how old the cached page is. */
export const OfflineBar = () => {
  const words = usePageWords();
  const isOffline = useOffline();
  return (
    <div role="status" data-slot="offline-bar">
      {isOffline && (
        <p className="flex items-center gap-2 bg-tint-warm px-4 py-2 text-sm leading-snug">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <span>
            <strong className="font-semibold">{words.offline.title}</strong> {toHint(words)}
          </span>
        </p>
      )}
    </div>
  );
};
