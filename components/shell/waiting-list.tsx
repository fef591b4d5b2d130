import { useId } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { useRefusalReason } from './refusal-reason.ts';
import { canRetry, findNextStep, useNextStep } from './refused-step.ts';
import { useTakeBack } from '#components/page/use-take-back.ts';
import { Button } from '#components/ui/button.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';
import { noWaitingWrites, waitingWrites } from '#lib/platform/browser/writes/waiting-writes.ts';
import { retryWrite } from '#lib/platform/browser/writes/write-queue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import type { WaitingWords } from '#lib/wiring/browser/waiting-words.ts';

const momentText = (locale: Locale, instant: Date): string =>
  `${formatDay(locale, instant)}, ${formatTime(locale, instant).replace(' ', '\u00a0')}`;

/** Formats what was tapped: 'Accept: Fan installation, Sat, 28 Nov, 10:00 AM'. */
const summaryText = ({ subject: { act, title, at } }: WaitingWrite, locale: Locale): string => {
  const time = at === null ? '' : momentText(locale, new Date(at));
  const about = [title, time].filter(Boolean).join(', ');
  return about ? `${act}: ${about}` : act;
};

interface WaitingRowProps {
  write: WaitingWrite;
  words: WaitingWords;
}

const WaitingRow = ({ write, words }: WaitingRowProps) => {
  const { locale } = usePageWords();
  const id = useId();
  const isRefused = write.refusal !== null;
  const takeBack = useTakeBack(write, words);
  const reason = useRefusalReason(write);
  const nextStep = findNextStep(write);
  const follow = useNextStep();
  // Every line has the same buttons.
  const look = { variant: 'outline', size: 'compact', 'aria-describedby': id } as const;
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3 last:border-b-0">
      <div id={id} className="flex flex-col gap-1">
        <p className="font-semibold wrap-anywhere">{summaryText(write, locale)}</p>
        <p className="text-sm text-muted">
          {fill(words.since, { time: momentText(locale, new Date(write.createdAt)) })}
        </p>
      </div>
      {isRefused && (
        <p role="alert" className="text-sm text-danger">
          {reason ?? words.refusedHint}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button {...look} onClick={takeBack}>
          {isRefused ? words.remove : words.takeBack}
        </Button>
        {canRetry(write) && (
          <Button {...look} onClick={() => void retryWrite(write.seq)}>
            {isRefused ? words.retry : words.sendNow}
          </Button>
        )}
        {nextStep && (
          <Button {...look} onClick={() => follow(nextStep)}>
            {words.next[nextStep.label]}
          </Button>
        )}
      </div>
    </li>
  );
};

/** The writes that wait on this device, in the order of their taps. */
export const WaitingList = ({ words }: { words: WaitingWords }) => {
  const writes = useStore(waitingWrites, noWaitingWrites);
  return (
    <>
      <p className="text-muted">{words.hint}</p>
      <ul>
        {writes.map((write) => (
          <WaitingRow key={write.seq} write={write} words={words} />
        ))}
      </ul>
    </>
  );
};
