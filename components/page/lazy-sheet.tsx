'use client';

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { notify } from '#components/ui/notify.ts';
import { Sheet } from '#components/ui/sheet.tsx';
import type { SheetProps } from '#components/ui/sheet-panel.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { usePageWords } from './page-words.tsx';

interface LazySheetProps extends Pick<SheetProps, 'isOpen' | 'onClose' | 'title'> {
  /** Whom or what it is about; of another one everything comes anew. */
  about?: string;
  /** Fetches the code, the words and the data of what the sheet holds; `close` is for what it holds. */
  load(close: () => void): Promise<ReactNode>;
  /** Said when that cannot be had; otherwise that something went wrong. */
  failed?: string;
  /** Holds the place of what is on its way, in its shape. */
  skeleton?: ReactNode;
}

const spinner = (
  <p className="grid min-h-64 place-items-center text-muted">
    <Spinner />
  </p>
);

/** A task over the page of which the page carries nothing: everything comes when it opens, and anew each time. */
export const LazySheet = (props: LazySheetProps) => {
  const { isOpen, onClose, title, about, load, failed, skeleton = spinner } = props;
  const words = usePageWords();
  const [content, setContent] = useState<ReactNode>(null);
  const giveUp = useEffectEvent(() => {
    onClose();
    notify({ title: failed ?? words.failed, description: words.failedHint, variant: 'destructive' });
  });
  const close = useEffectEvent(onClose);
  const start = useEffectEvent(() => load(() => close()));
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    const begin = (): unknown =>
      isWanted &&
      start().then(
        (loaded) => isWanted && setContent(loaded),
        () => isWanted && giveUp(),
      );
    // Code and data would keep the frame waiting that answers the tap.
    requestAnimationFrame(() => setTimeout(begin));
    return () => {
      isWanted = false;
      setContent(null);
    };
  }, [isOpen, about]);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} words={words}>
      {content ?? (
        <>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <div aria-busy>{skeleton}</div>
        </>
      )}
    </Sheet>
  );
};
