'use client';

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { notify } from '#components/ui/notify.ts';
import { Sheet } from '#components/ui/sheet.tsx';
import type { SheetProps } from '#components/ui/sheet-panel.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { usePageWords } from './page-words.tsx';

interface LazySheetProps extends Pick<SheetProps, 'isOpen' | 'onClose' | 'title'> {
  /** The id of the subject; a change reloads everything. */
  about?: string;
  /** Loads code, texts and data of the content; `close` is for the content to call. */
  load(close: () => void): Promise<ReactNode>;
  /** The message if loading fails. */
  failed?: string;
  /** A placeholder in the shape of the content. */
  skeleton?: ReactNode;
}

const spinner = (
  <p className="grid min-h-64 place-items-center text-muted">
    <Spinner />
  </p>
);

/** A sheet whose code and data load each time it opens. */
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
    // Rendering code and data at once would delay the frame that answers the tap.
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
