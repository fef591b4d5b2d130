import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';
import { imageKey } from '#lib/platform/images/contract.ts';
import { claimStatement } from './booking-view.ts';
import { caseReasons, caseStates } from './case-terms.ts';
import { MAX_STATEMENT_LETTERS, MAX_STATEMENT_PHOTOS } from './statement-limits.ts';

const caseReason = z.enum(caseReasons, 'invalid_value');

/** Credit goes to the customer's wallet; a refund is owed by the worker. */
export const caseRemedy = z.enum(['none', 'credit', 'refund'], 'invalid_value');

const decision = z
  .strictObject({ at: instant, words: z.string(), remedy: caseRemedy, amountPaise: z.int() })
  .meta({ id: 'CaseDecision' });

export const caseView = z
  .strictObject({
    _id: id(),
    /** Its public number. */
    number: z.string(),
    /** The side that opened it. */
    by: z.enum(['customer', 'worker']),
    reason: caseReason,
    state: z.enum(caseStates),
    openedAt: instant,
    /** Those of both sides, the opening one first. */
    statements: z.array(claimStatement),
    /** Until when the other side can answer; null after that. */
    answerBy: instant.nullable(),
    /** A pause of one of the two stops the time to answer. */
    isStopped: z.boolean(),
    /** The words of the side that appealed; null without an appeal. */
    appeal: claimStatement.nullable(),
    /** Until when the office decides; null if there is nothing to decide. */
    decideBy: instant.nullable(),
    /** Until when either side can appeal; null unless it is decided. */
    appealUntil: instant.nullable(),
    /** The first decision, and that of the appeal. The last one takes effect when the case is closed. */
    decisions: z.array(decision),
    /** The steps that are open to the reader now. */
    steps: z.array(z.enum(['answer', 'appeal'])),
  })
  .meta({ id: 'Case' });
export type CaseView = z.infer<typeof caseView>;

export const bookingCases = z
  .strictObject({
    /** The booking's. */
    _id: id(),
    number: z.string(),
    /** At most one of each side. */
    cases: z.array(caseView),
    /** The person to write to, once the office is late with a decision. */
    officer: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
    /** For which the reader can open a case now. */
    reasons: z.array(caseReason),
  })
  .meta({ id: 'BookingCases' });
export type BookingCases = z.infer<typeof bookingCases>;

const params = z.strictObject({ id: id() });
const reply = z.strictObject({ message: z.string(), data: bookingCases });

const statement = {
  text: text({ max: MAX_STATEMENT_LETTERS }),
  /** Unused pictures that the caller has uploaded (`POST /uploads`). From now on they belong to the case. */
  photos: z.array(imageKey).max(MAX_STATEMENT_PHOTOS, 'list_too_long').optional(),
};

export const readCasesContract = contract('GET /bookings/{id}/case', {
  summary: 'Read the cases of your booking: yours and the other side’s, with both statements and the clock',
  access: ['customer', 'worker'],
  rate: 'read',
  params,
  reply: z.strictObject({ data: bookingCases }),
  allowsSuspended: true,
});

export const openCaseBody = z.strictObject({ reason: caseReason, ...statement });
export type OpenCaseBody = z.output<typeof openCaseBody>;

export const openCaseContract = contract('POST /bookings/{id}/case', {
  summary:
    'Say that something went wrong, from the arrival until seven days after the end; once per side. The other side has 48 hours to answer',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: openCaseBody,
  reply,
  errors: ['case_too_early', 'case_too_late', 'case_exists', 'booking_changed'],
});

export const answerCaseBody = z.strictObject(statement);
export type AnswerCaseBody = z.output<typeof answerCaseBody>;

export const answerCaseContract = contract('PUT /bookings/{id}/case/answer', {
  summary: 'Answer the other side’s case, once, until the office decides it',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: answerCaseBody,
  reply,
  errors: ['case_closed', 'booking_changed'],
  allowsSuspended: true,
});

export const appealCaseBody = z.strictObject({ caseId: id(), ...statement });
export type AppealCaseBody = z.output<typeof appealCaseBody>;

export const appealCaseContract = contract('POST /bookings/{id}/case/appeal', {
  summary: 'Appeal against the decision on a case, within seven days; one of the two can, once',
  access: ['customer', 'worker'],
  rate: 'write',
  params,
  body: appealCaseBody,
  reply,
  errors: ['case_closed', 'booking_changed'],
  allowsSuspended: true,
});
