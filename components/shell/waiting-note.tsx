import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { useRefusalReason } from './refusal-reason.ts';
import { findNextStep, useNextStep } from './refused-step.ts';
import { useSettledItem } from '#components/page/use-settled-item.ts';
import { useTakeBack } from '#components/page/use-take-back.ts';
import { Button } from '#components/ui/button.tsx';
import { useStore } from '#lib/platform/browser/use-store.ts';
import { useWaitingWrite } from '#lib/platform/browser/writes/use-waiting-write.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { isWaitingSheetOpen, waitingWords, type WaitingWords } from '#lib/wiring/browser/waiting-words.ts';
import type { WaitingNotes } from '#components/page/waiting-note-slot.tsx';

interface NoteProps {
  write: WaitingWrite;
  words: WaitingWords;
}

const Note = ({ write, words }: NoteProps) => {
  const takeBack = useTakeBack(write, words);
  const { act } = write.subject;
  const isRefused = write.refusal !== null;
  const reason = useRefusalReason(write);
  const nextStep = findNextStep(write);
  const follow = useNextStep();
  return (
    <Alert
      variant={isRefused ? 'destructive' : 'info'}
      title={fill(isRefused ? words.refused : words.waiting, { act })}
    >
      <p>{isRefused ? (reason ?? words.refusedHint) : words.waitingHint}</p>
      <div className="flex flex-wrap gap-x-4">
        {!isRefused && (
          <Button variant="link" size="flush" onClick={takeBack}>
            {words.takeBack}
          </Button>
        )}
        {nextStep?.step && (
          <Button variant="link" size="flush" onClick={() => follow(nextStep)}>
            {words.next[nextStep.label]}
          </Button>
        )}
        <Button
          variant="link"
          size="flush"
          aria-haspopup="dialog"
          onClick={() => isWaitingSheetOpen.set(true)}
        >
          {words.details}
        </Button>
      </div>
    </Alert>
  );
};

const WaitingNote = ({ item }: { item: string }) => {
  const write = useWaitingWrite(item);
  const words = useStore(waitingWords, null);
  return (
    write &&
    words && (
      <div role="status">
        <Note write={write} words={words} />
      </div>
    )
  );
};

// The server renders this page, so that it reloads when the write is answered.
const LiveWaitingNote = ({ item }: { item: string }) => {
  const router = useRouter();
  useSettledItem(item, () => startTransition(() => router.refresh()));
  return <WaitingNote item={item} />;
};

export const waitingNotes: WaitingNotes = {
  note: (item) => <WaitingNote item={item} />,
  liveNote: (item) => <LiveWaitingNote item={item} />,
};
