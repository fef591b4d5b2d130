'use client';

import { useState } from 'react';
import { PrivatePhoto } from '#components/page/private-photo.tsx';
import { Button } from '#components/ui/button.tsx';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import { sendExtraAnswer } from '#lib/features/bookings/client/booking-writes.ts';
import type { ExtraAnswer, ExtraView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { extras } from '#lib/features/bookings/texts/extras.en.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import type { FailureWords } from '../tell-failure.ts';
import { useStep } from '../use-step.ts';

type ExtrasWords = typeof extras;

interface LineProps {
  extra: ExtraView;
  isBusy: boolean;
  words: ExtrasWords;
  onAnswer(answer: ExtraAnswer): void;
}

const toLabel = (answer: ExtraAnswer, amountPaise: number, words: ExtrasWords): string => {
  switch (answer) {
    case 'accepted':
      return fill(words.accept, { amount: formatMoney(amountPaise) });
    case 'declined':
      return words.decline;
    case 'withdrawn':
      return words.withdraw;
  }
};

const Answers = ({ extra, isBusy, words, onAnswer }: LineProps) => (
  <div className="flex flex-wrap gap-2">
    {extra.answers.map((answer) => (
      <Button
        key={answer}
        variant={answer === 'accepted' ? 'primary' : 'outline'}
        size="compact"
        className={answer === 'withdrawn' ? undefined : 'flex-auto'}
        isHeld={isBusy}
        aria-describedby={`extra-${extra._id}`}
        onClick={() => onAnswer(answer)}
      >
        {toLabel(answer, extra.amountPaise, words)}
      </Button>
    ))}
  </div>
);

/** Waiting is named in the reader's language, everything else in the worker's words. */
const nameExtra = ({ isWaiting, words: own }: ExtraView, { waiting }: ExtrasWords): string =>
  isWaiting ? waiting : own;

const isOwed = ({ state }: ExtraView): boolean => state === 'proposed' || state === 'accepted';

const Line = (props: LineProps) => {
  const { extra, words } = props;
  const name = nameExtra(extra, words);
  const isAsked = extra.answers.includes('accepted');
  return (
    <li className="flex flex-col gap-2 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <div className="flex items-start gap-3">
        {extra.photo !== null && (
          <div className="w-16 shrink-0">
            <PrivatePhoto
              photoKey={extra.photo}
              alt={fill(words.bill, { words: name })}
              failed={words.billMissing}
            />
          </div>
        )}
        <p id={`extra-${extra._id}`} className="min-w-0 flex-1 wrap-anywhere">
          <span lang={guessLanguage(name)} className="block font-medium">
            {name}
          </span>
          {!isAsked && <span className="text-sm text-muted">{words.states[extra.state]}</span>}
        </p>
        <p className={isOwed(extra) ? 'font-bold tabular-nums' : 'text-muted tabular-nums line-through'}>
          {formatMoney(extra.amountPaise)}
        </p>
      </div>
      {extra.answers.length > 0 && <Answers {...props} />}
    </li>
  );
};

interface ExtrasBoxProps {
  bookingId: string;
  extras: readonly ExtraView[];
  /** Says who pays for what; absent once nothing can change. */
  hint?: string | undefined;
  words: ExtrasWords & { step: FailureWords };
}

/** The extras of a job: the customer answers them, the worker can withdraw them, the office reads them. */
export const ExtrasBox = ({ bookingId, extras: lines, hint, words }: ExtrasBoxProps) => {
  const { isBusy, run, finish } = useStep(words.step);
  const isWaiting = useIsWaiting(toBookingItem(bookingId));
  const [answered, setAnswered] = useState<string | null>(null);
  const answer = async (extra: ExtraView, given: ExtraAnswer): Promise<void> => {
    setAnswered(extra._id);
    await run(async () => {
      const subject = {
        act: toLabel(given, extra.amountPaise, words),
        title: nameExtra(extra, words),
        at: null,
      };
      await sendExtraAnswer(extra._id, { answer: given }, { bookingId, subject });
      finish(words.messages[given]);
    });
  };
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      <ul className="flex flex-col gap-3">
        {lines.map((extra) => (
          <Line
            key={extra._id}
            extra={extra}
            isBusy={isWaiting || (isBusy && answered === extra._id)}
            words={words}
            onAnswer={(given) => void answer(extra, given)}
          />
        ))}
      </ul>
    </div>
  );
};
