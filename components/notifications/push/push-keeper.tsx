'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { notify } from '#components/ui/notify.ts';
import { whenIdle } from '#components/ui/when-idle.ts';
import { onPushMoment, type PushMoment } from '#lib/platform/browser/push-moment.ts';
import { onWorkerNews, type WorkerNews } from '#lib/platform/browser/service-worker.ts';
import type { PushWords } from './push-sheet.tsx';

const refresh = (): void =>
  void import('#lib/features/notifications/client/push.ts')
    .then(({ keepPush }) => keepPush())
    .catch(() => undefined);

/** Keeps this device known to the server, offers notifications at the right moment, and does what their worker says. */
export const PushKeeper = ({ words }: { words: PushWords }) => {
  const router = useRouter();
  const [sheet, setSheet] = useState<ReactNode>(null);
  // What was said once is not said again, however often it is sent.
  const heard = useRef(new Set<string>());
  const offer = useEffectEvent((moment: PushMoment, signal: AbortSignal) => {
    import('./offer-push.tsx')
      .then(({ offerPush }) => offerPush({ moment, words, signal, show: setSheet }))
      .catch(() => undefined);
  });
  const hear = useEffectEvent((news: WorkerNews) => {
    if (news.type === 'go') return router.push(news.href);
    const { id, title, body } = news;
    if (id !== undefined && heard.current.has(id)) return;
    if (id !== undefined) heard.current.add(id);
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
  useEffect(() => onWorkerNews((news) => hear(news)), []);
  return sheet;
};
