import type { CaseView } from '#lib/features/bookings/contracts/cases.ts';
import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';
import { canAnswerCase, canAppealCase, caseDecideBy } from '#lib/features/bookings/rules/cases.ts';
import { toStatements } from '#lib/features/bookings/services/to-no-show.ts';
import type { CaseRecord } from '#models/bookings/case.ts';

/** Returns when the current round of a case began: with the opening, or with the appeal. */
export const getRound = ({ openedAt, appealedAt = openedAt }: CaseRecord): { at: Date } => ({
  at: appealedAt,
});

/** Returns a case as the rules read it. */
export const toTerms = ({ by, state, openedAt, decisions: [first] = [] }: CaseRecord) => ({
  ...{ by, state, openedAt },
  ...(first && { decidedBy: String(first.by), decidedAt: first.at }),
});

const listSteps = (one: CaseRecord, reader: Blame, at: Date): CaseView['steps'] => {
  const { statements = [] } = one;
  if (canAnswerCase({ ...one, statements }, reader)) return ['answer'];
  return canAppealCase(toTerms(one), at) ? ['appeal'] : [];
};

interface Reading {
  /** Null: the office. */
  reader: Blame | null;
  isPaused: boolean;
  at: Date;
}

/** Returns a case as one side or the office sees it. */
export const toCase = (one: CaseRecord, { reader, isPaused, at }: Reading): CaseView => {
  const { _id, number, by, reason, state, openedAt, answerBy, appealUntil, ...said } = one;
  const { statements = [], appeal, decisions = [] } = said;
  const isUndecided = state === 'open' || state === 'heard' || state === 'appealed';
  return {
    ...{ _id: String(_id), number, by, reason, state, openedAt: openedAt.toISOString() },
    statements: toStatements(statements),
    appeal: toStatements(appeal ? [appeal] : [])[0] ?? null,
    answerBy: answerBy?.toISOString() ?? null,
    isStopped: isPaused && answerBy !== null,
    decideBy: isUndecided ? caseDecideBy(getRound(one)).toISOString() : null,
    appealUntil: appealUntil?.toISOString() ?? null,
    decisions: decisions.map(({ at: decidedAt, words, kind, amountPaise }) => ({
      ...{ at: decidedAt.toISOString(), words, remedy: kind, amountPaise },
    })),
    steps: reader ? listSteps(one, reader, at) : [],
  };
};
