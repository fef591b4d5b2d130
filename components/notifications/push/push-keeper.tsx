'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { whenIdle } from '#components/ui/when-idle.ts';
import { onPushMoment, type PushMoment } from '#lib/platform/browser/push-moment.ts';
import { onWorkerNews, type WorkerNews } from '#lib/platform/browser/service-worker.ts';
import type { PushWords } from './push-sheet.tsx';

const PAUSE_MS = 2000;

const loadPush = () => import('#lib/features/notifications/client/push.ts');

const refresh = (): void =>
  void loadPush()
    .then(({ keepPush }) => keepPush())
    .catch(() => undefined);

const isTyping = (): boolean => document.activeElement?.matches('input, textarea') ?? false;

/** Acts after what was done and the page it leads to have been seen, and never over somebody's typing. */
const onceAtRest = (act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = setTimeout(() => {
      if (isTyping()) document.addEventListener('focusout', look, { once: true });
      else act();
    }, PAUSE_MS);
  };
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusout', look);
  };
};

/** Keeps this device known to the server, offers notifications at the right moment, and does what their worker says. */
export const PushKeeper = ({ words }: { words: PushWords }) => {
  const router = useRouter();
  const [sheet, setSheet] = useState<ReactNode>(null);
  // What was said once is not said again, however often it is sent.
  const heard = useRef(new Set<string>());
  const offer = useEffectEvent(async (moment: PushMoment) => {
    const { mayOfferPush } = await loadPush();
    if (!mayOfferPush()) return;
    const { PushSheet } = await import('./push-sheet.tsx');
    afterSheets(() => setSheet(<PushSheet moment={moment} words={words} onDone={() => setSheet(null)} />));
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
    let giveUp: () => void = () => undefined;
    const stop = onPushMoment((moment) => {
      giveUp();
      giveUp = onceAtRest(() => void offer(moment).catch(() => undefined));
    });
    return () => {
      giveUp();
      stop();
    };
  }, []);
  useEffect(() => onWorkerNews((news) => hear(news)), []);
  return sheet;
};
