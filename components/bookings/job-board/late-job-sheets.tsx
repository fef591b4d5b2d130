'use client';

import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { notify } from '#components/ui/notify.ts';
import type { JobSheets } from './job-sheets.tsx';

type Sheets = typeof JobSheets;

const load = async (): Promise<Sheets> => (await import('./job-sheets.tsx')).JobSheets;

/**
 * The sheets of the board. They open with a tap, so the page does not wait for their code. Where it does not come, the board
 * stays, and the next tap asks for it again.
 */
export const LateJobSheets = (props: ComponentProps<Sheets>) => {
  const { isOpen, close } = props.sheets;
  const { failed, failedHint } = usePageWords();
  const [Part, setPart] = useState<Sheets | null>(null);
  const giveUp = useEffectEvent(() => {
    close();
    notify({ title: failed, description: failedHint, variant: 'destructive' });
  });
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (!isOpen || Part) return;
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setPart(() => loaded),
      () => isWanted && giveUp(),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, Part]);
  return Part && <Part {...props} />;
};
