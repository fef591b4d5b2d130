'use client';

import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import {
  sendCase,
  sendCaseAnswer,
  sendCaseAppeal,
  type BookingTap,
} from '#lib/features/bookings/client/booking-writes.ts';
import type { CaseReason } from '#lib/features/bookings/contracts/case-terms.ts';
import type { AnswerCaseBody } from '#lib/features/bookings/contracts/cases.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';
import { loadClaimWords } from '../claims/claim-words.ts';
import type { FailureWords } from '../tell-failure.ts';
import { useStep } from '../use-step.ts';
import type { CaseVisit } from './case-words.ts';

/** The sheet's purpose. `first` is chosen when it opens. */
type CaseAct =
  | { readonly kind: 'open'; readonly reasons: readonly CaseReason[]; readonly first: CaseReason | null }
  | { readonly kind: 'answer' }
  | { readonly kind: 'appeal'; readonly caseId: string };

const send = async (
  act: CaseAct,
  statement: AnswerCaseBody,
  reason: CaseReason | null,
  tap: BookingTap,
): Promise<void> => {
  switch (act.kind) {
    case 'open':
      if (reason !== null) await sendCase({ reason, ...statement }, tap);
      return;
    case 'answer':
      await sendCaseAnswer(statement, tap);
      return;
    case 'appeal':
      await sendCaseAppeal({ caseId: act.caseId, ...statement }, tap);
  }
};

interface CaseSheetProps {
  isOpen: boolean;
  onClose(): void;
  act: CaseAct;
  visit: CaseVisit;
  title: string;
  words: FailureWords;
}

/** Opens a case, answers the other side's or appeals against a decision. */
export const CaseSheet = ({ isOpen, onClose, act, visit, title, words }: CaseSheetProps) => {
  const { locale } = usePageWords();
  const { run, finish } = useStep(words);
  const { bookingId, startsAt, name } = visit;
  const load = async (close: () => void) => {
    const [{ CaseForm }, { cases, caseForm }, photoWords] = await Promise.all([
      import('./case-form.tsx'),
      loadTexts('cases', locale),
      loadClaimWords(locale),
    ]);
    const tap = { bookingId, subject: { act: title, title: name, at: startsAt } };
    const submit = (statement: AnswerCaseBody, reason: CaseReason | null): Promise<void> =>
      run(async () => {
        try {
          await send(act, statement, reason, tap);
        } catch (error) {
          // The case has changed since the sheet opened.
          if (error instanceof ApiError && error.status === 409) close();
          throw error;
        }
        close();
        finish(fill(caseForm.done[act.kind], { name }));
      }, close);
    return (
      <CaseForm
        reasons={act.kind === 'open' ? act.reasons : []}
        first={act.kind === 'open' ? act.first : null}
        next={fill(caseForm.next[act.kind], { name })}
        name={name}
        words={{ ...caseForm, names: cases.reasons }}
        photoWords={photoWords}
        onSend={submit}
      />
    );
  };
  return <LazySheet {...{ isOpen, onClose, title, load }} about={act.kind} />;
};
