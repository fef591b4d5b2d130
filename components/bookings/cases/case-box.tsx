'use client';

import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import type { ClaimStatementView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { CaseView } from '#lib/features/bookings/contracts/cases.ts';
import type { claims } from '#lib/features/bookings/texts/claims.en.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import { Statements } from '../claims/statements.tsx';
import type { FailureWords } from '../tell-failure.ts';
import { CaseSheet } from './case-sheet.tsx';
import type { ShownDecision } from './case-text.ts';
import type { CaseVisit, CaseWords } from './case-words.ts';

interface CaseBoxWords
  extends
    Pick<CaseWords, 'answer' | 'appeal' | 'ownAppeal' | 'theirAppeal'>,
    Pick<typeof claims, 'yours' | 'theirs' | 'photo' | 'photoMissing'> {
  readonly step: FailureWords;
}

interface CaseBoxProps {
  one: Pick<CaseView, '_id' | 'statements' | 'appeal' | 'steps'>;
  reader: CaseView['by'];
  visit: CaseVisit;
  title: string;
  lines: readonly string[];
  decisions: readonly ShownDecision[];
  words: CaseBoxWords;
}

const Decision = ({ title, text, money }: ShownDecision) => (
  <figure className="flex flex-col gap-2 rounded-control bg-card p-3">
    <figcaption className="text-sm text-muted">{title}</figcaption>
    <blockquote lang={guessLanguage(text)} className="wrap-anywhere whitespace-pre-wrap">
      {text}
    </blockquote>
    <p className="font-semibold">{money}</p>
  </figure>
);

type CourseProps = Pick<CaseBoxProps, 'one' | 'reader' | 'visit' | 'decisions' | 'words'>;

/** All that was said and decided, in its order. */
const Course = ({ one, reader, visit: { name }, decisions, words }: CourseProps) => {
  const [first, last] = decisions;
  const headFor =
    (own: string, others: string) =>
    ({ by }: ClaimStatementView): string =>
      by === reader ? own : fill(others, { name });
  return (
    <div className="mt-2 flex flex-col gap-2 empty:hidden">
      <Statements statements={one.statements} headOf={headFor(words.yours, words.theirs)} words={words} />
      {first && <Decision {...first} />}
      {one.appeal && (
        <Statements
          statements={[one.appeal]}
          headOf={headFor(words.ownAppeal, words.theirAppeal)}
          words={words}
        />
      )}
      {last && <Decision {...last} />}
    </div>
  );
};

/** A case about a booking, with all that was said and decided; its readers answer and appeal here. */
export const CaseBox = ({ one, visit, title, lines, words, ...course }: CaseBoxProps) => {
  const [isOpen, setOpen] = useState(false);
  // A typed text stays on the screen even if its step is no longer possible.
  const [step, setStep] = useState<CaseView['steps'][number]>('answer');
  const isWaiting = useIsWaiting(toBookingItem(visit.bookingId));
  return (
    <Alert title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Course {...course} {...{ one, visit, words }} />
      {one.steps.map((next) => (
        <Button
          key={next}
          variant="outline"
          size="block"
          className="mt-2"
          isHeld={isWaiting}
          onClick={() => {
            setStep(next);
            setOpen(true);
          }}
        >
          {words[next]}
        </Button>
      ))}
      <CaseSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        act={step === 'answer' ? { kind: 'answer' } : { kind: 'appeal', caseId: one._id }}
        visit={visit}
        title={words[step]}
        words={words.step}
      />
    </Alert>
  );
};
