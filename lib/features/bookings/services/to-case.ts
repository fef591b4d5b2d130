import type { CaseView } from '#lib/features/bookings/contracts/cases.ts';
import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';
import { canAnswerCase, caseDecideBy } from '#lib/features/bookings/rules/cases.ts';
import { toStatements } from '#lib/features/bookings/services/to-no-show.ts';
import type { CaseRecord } from '#models/bookings/case.ts';

const isUndecided = ({ state }: CaseRecord): boolean => state === 'open' || state === 'heard';

/** Returns a case as one side sees it. */
export const toCase = (
  one: CaseRecord,
  { reader, isPaused }: { reader: Blame; isPaused: boolean },
): CaseView => {
  const { _id, number, by, reason, state, openedAt, answerBy, statements = [] } = one;
  return {
    ...{ _id: String(_id), number, by, reason, state, openedAt: openedAt.toISOString() },
    statements: toStatements(statements),
    answerBy: answerBy?.toISOString() ?? null,
    isStopped: isPaused && answerBy !== null,
    decideBy: isUndecided(one) ? caseDecideBy({ at: openedAt }).toISOString() : null,
    steps: canAnswerCase({ ...one, statements }, reader) ? ['answer'] : [],
  };
};
