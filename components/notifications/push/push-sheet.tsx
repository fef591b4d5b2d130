'use client';

import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { notify } from '#components/ui/notify.ts';
import { Button } from '#components/ui/button.tsx';
import { Sheet } from '#components/ui/sheet.tsx';
import type { PushMoment } from '#lib/wiring/browser/push-moment.ts';
import { refusePushOffer, turnOnPush } from '#lib/features/notifications/client/push.ts';
import type { push } from '#lib/features/notifications/texts/notifications.en.ts';

export type PushWords = Pick<typeof push, 'offer' | 'note' | 'failed' | 'failedHint'>;

interface PushSheetProps {
  moment: PushMoment;
  words: PushWords;
  onDone(): void;
}

/** Explains notifications before the browser asks for permission. */
export const PushSheet = ({ moment, words, onDone }: PushSheetProps) => {
  const page = usePageWords();
  const [isBusy, setBusy] = useState(false);
  const { offer, failed, failedHint } = words;
  const { title, body } = moment === 'request' ? offer.toWorker : offer;
  const accept = async (): Promise<void> => {
    setBusy(true);
    try {
      await turnOnPush();
    } catch {
      notify({ title: failed, description: failedHint, variant: 'destructive' });
    }
    onDone();
  };
  const refuse = (): void => {
    refusePushOffer();
    onDone();
  };
  return (
    <Sheet isOpen onClose={refuse} title={title} words={page}>
      <div className="flex flex-col items-center gap-4 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-tint text-brand">
          <BellRing aria-hidden className="size-8" />
        </span>
        <p className="max-w-80 text-pretty text-muted">{body}</p>
        <div className="flex w-full flex-col gap-2">
          <Button size="block" isHeld={isBusy} onClick={() => void accept()}>
            {offer.allow}
          </Button>
          <Button variant="ghost" size="block" isHeld={isBusy} onClick={refuse}>
            {offer.later}
          </Button>
        </div>
      </div>
    </Sheet>
  );
};
