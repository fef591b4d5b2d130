'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { notify } from '#components/ui/notify.ts';
import { whenIdle } from '#components/ui/when-idle.ts';
import { onPushMoment, type PushMoment } from '#lib/wiring/browser/push-moment.ts';
import { onServiceWorkerMessage, type ServiceWorkerMessage } from '#lib/platform/browser/service-worker.ts';
import type { PushWords } from './push-sheet.tsx';

const refresh = (): void =>
  void import('#lib/features/notifications/client/push.ts')
    .then(({ keepPush }) => keepPush())
    .catch(() => undefined);

/**
 * Keeps this device registered, offers notifications at the right moment, and acts on messages of the service worker.
 */
export const PushKeeper = ({ words }: { words: PushWords }) => {
  const router = useRouter();
  const [sheet, setSheet] = useState<ReactNode>(null);
  // Ignores repeated messages.
  const seenIds = useRef(new Set<string>());
  const offer = useEffectEvent((moment: PushMoment, signal: AbortSignal) => {
    const { pathname } = location;
    import('./offer-push.tsx')
      .then(({ offerPush }) => offerPush({ moment, pathname, words, signal, show: setSheet }))
      .catch(() => undefined);
  });
  const handleMessage = useEffectEvent((message: ServiceWorkerMessage) => {
    if (message.type === 'push') return;
    if (message.type === 'go') return router.push(message.href);
    const { id, title, body } = message;
    if (id !== undefined && seenIds.current.has(id)) return;
    if (id !== undefined) seenIds.current.add(id);
    const { note } = words;
    notify({ title: title || note.title, description: body || note.body });
  });
  useEffect(() => whenIdle(refresh), []);
  useEffect(() => {
    let last = new AbortController();
    const stop = onPushMoment((moment) => {
      last.abort();
      last = new AbortController();
      offer(moment, last.signal);
    });
    return () => {
      last.abort();
      stop();
    };
  }, []);
  useEffect(() => onServiceWorkerMessage((message) => handleMessage(message)), []);
  return sheet;
};
