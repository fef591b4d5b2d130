import { z } from 'zod';
import { evidenceFile } from '#lib/features/people/services/steps/keep-evidence.ts';
import { markPerson } from '#lib/features/people/services/steps/mark-contacts.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { AgencyInviteRecord } from '#models/agency/agency-invite.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { CaseRecord } from '#models/bookings/case.ts';
import type { AppealRecord } from '#models/people/appeal.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import { idOf, type Sent, type World } from './world.ts';

// Rules about the office's decisions and records.

const DAY_MS = 86_400_000;
const CARRY_MS = 30 * DAY_MS;

interface Change {
  world: World;
  next: Snapshot;
}

const pauseOf = ({ next }: Change, { pauseId }: AppealRecord) =>
  next.pauses.find(({ _id }) => _id.equals(pauseId));

/** An appeal ends only by another lead's decision, by silence, or with its author's account. */
const judgeDecision = (change: Change, appeal: AppealRecord): void => {
  const { _id, state, decision, userId, answerBy, pausedBy } = appeal;
  const which = `the appeal ${String(_id)}`;
  const isLeft = state === 'over' && !change.next.users.some((user) => user._id.equals(userId));
  if (state === 'open' || isLeft) return;
  hold('pauses', decision !== null, () => `${which} is ${state} and no one has decided it`);
  const { by, at } = decision;
  const pause = pauseOf(change, appeal);
  if (by === null) {
    const isWon = state === 'lifted' && at >= answerBy && pause?.urgency === undefined;
    return hold('pauses', isWon, () => `silence has decided ${which}`);
  }
  const own = [pausedBy, pause?.by].some((id) => id?.equals(by));
  hold('pauses', !own, () => `${which} was decided by the lead who set the pause`);
};

/** An open appeal against a lead moves to the next pause that the same lead sets within 30 days. */
const judgeCarriedAppeals = ({ world, next }: Change): void => {
  const known = new Set(world.seen.pauses.map(({ _id }) => String(_id)));
  for (const pause of next.pauses.filter(({ _id }) => !known.has(String(_id)))) {
    const waiting = world.seen.appeals.find(
      ({ userId, state, pausedBy }) =>
        userId.equals(pause.userId) && state === 'open' && pausedBy.equals(pause.by),
    );
    const earlier = world.seen.pauses.find(({ _id }) => waiting?.pauseId.equals(_id));
    const isLate = earlier?.ended && pause.at.getTime() - earlier.ended.at.getTime() > CARRY_MS;
    if (!waiting || isLate) continue;
    const isCarried = next.appeals.some(
      ({ _id, pauseId }) => _id.equals(waiting._id) && pauseId.equals(pause._id),
    );
    hold('pauses', isCarried, () => `a new pause is rid of the appeal ${String(waiting._id)}`);
  }
};

const judgeAppeals = (change: Change): void => {
  const { world, next } = change;
  for (const { _id } of world.seen.appeals.filter(({ state }) => state === 'open')) {
    const appeal = next.appeals.find((one) => one._id.equals(_id));
    hold('pauses', appeal !== undefined, () => `the appeal ${String(_id)} is gone`);
    judgeDecision(change, appeal);
  }
  judgeCarriedAppeals(change);
};

/** The office's records stay as written when either side leaves. */
const judgeAudit = ({ world, next }: Change): void => {
  const present = new Map(next.audit.map((row) => [String(row._id), JSON.stringify(row)]));
  for (const row of world.seen.audit) {
    const isKept = present.get(String(row._id)) === JSON.stringify(row);
    hold('records', isKept, () => `the audit row of ${row.act} was changed`);
  }
};

/** A report's evidence disappears only with the report. */
const judgeEvidence = ({ world, next }: Change): void => {
  const present = new Set(next.evidence.map(({ _id }) => _id));
  for (const { _id, caseId, expiresAt } of world.seen.evidence) {
    const mayGo = caseId === null || (expiresAt !== undefined && expiresAt <= now());
    hold('records', mayGo || present.has(_id), () => `the evidence of ${String(caseId)} is gone`);
  }
};

/** Every report about a picture keeps a readable copy of it. */
export const judgeFiles = async ({ seen }: World): Promise<void> => {
  for (const { _id, number, pictureId } of seen.reports) {
    if (!pictureId) continue;
    const own = seen.evidence.find(({ caseId }) => caseId?.equals(_id));
    const file = own && (await evidenceFile(own._id).open(null));
    hold('records', Boolean(file), () => `the report ${number} has no copy of its picture`);
  }
};

const isOwnAnswer = ({ world }: Change, { contact, workerId }: AgencyInviteRecord): boolean => {
  const account = world.accounts.get(String(workerId));
  return account?.email === contact && account.provedAt !== null;
};

/** An invitation is settled by the contact's owner or the agency, never by a person who only typed the contact. */
const judgeInvites = (change: Change): void => {
  const open = new Map(
    change.world.seen.invites.filter(({ state }) => state === 'open').map((row) => [String(row._id), row]),
  );
  for (const row of change.next.invites) {
    const before = open.get(String(row._id));
    if (!before || row.state === 'open' || row.state === 'withdrawn') continue;
    const isConfirmed =
      row.state === 'accepted' &&
      (before.answers ?? []).some(
        ({ workerId, state }) => state === 'waiting' && row.workerId?.equals(workerId),
      );
    const isSettled = isConfirmed || isOwnAnswer(change, row);
    hold('records', isSettled, () => `someone without ${row.contact} has ${row.state} its invitation`);
  }
};

const isUndecided = ({ noShow }: BookingRecord): boolean =>
  noShow?.state === 'open' || noShow?.state === 'contested';

/** The system has ended the booking because its worker was paused just now, or it had done so before. */
const isCalledOff = ({ world, next }: Change, { _id, status, history, workerId }: BookingRecord): boolean => {
  if (status !== 'cancelled' || history.at(-1)?.mover !== 'system') return false;
  const wasCalledOff = world.seen.bookings.some((one) => one._id.equals(_id) && one.status === status);
  const worker = next.users.find((user) => user._id.equals(workerId));
  return wasCalledOff || Boolean(worker?.suspendedAt);
};

/** Until it is decided that work was not done, its status, money and count stay, unless its worker is paused. */
const judgeBegunWork = (change: Change): void => {
  const { world, next } = change;
  for (const booking of next.bookings) {
    const { _id, number, status, noShow, endsAt, pricePaise, count } = booking;
    if (noShow?.from !== 'in_progress' && noShow?.from !== 'completed') continue;
    const isTimely = noShow.at.getTime() <= endsAt.getTime() + DAY_MS;
    hold('moves', isTimely, () => `${number} was claimed more than a day after its end`);
    if (!isUndecided(booking)) continue;
    hold(
      'moves',
      status === noShow.from || status === 'completed' || isCalledOff(change, booking),
      () => `a claim has made ${number} ${status}`,
    );
    const before = world.seen.bookings.find((one) => one._id.equals(_id));
    const isCounted =
      before?.status !== 'completed' || JSON.stringify(before.count) === JSON.stringify(count);
    hold('counts', isCounted || pricePaise === 0, () => `a claim alone changes how ${number} counts`);
    const isHeld = next.ledger.some(
      ({ kind, booking: of }) => kind.endsWith('_held') && String(of?._id) === String(_id),
    );
    hold('money', !isHeld, () => `a claim alone takes ${number} out of the books`);
  }
};

/** No stored answer for repeated requests holds data that its reader may lose access to. */
const judgeStoredAnswers = ({ world, next }: Change): void => {
  const [mark] = world.marks.in(JSON.stringify(next.answers)).filter(({ kind }) => kind !== 'name');
  hold(
    'records',
    mark === undefined,
    () => `a stored answer keeps the ${mark?.kind ?? ''} ${mark?.text ?? ''}`,
  );
};

const counted = z.looseObject({
  data: z.looseObject({
    ...{ claimsMade: z.int(), unfoundedClaims: z.int(), brokenOffClaims: z.int() },
    cases: z.looseObject({ made: z.int(), against: z.int() }),
  }),
});

/** The counts of claims and cases that people see equal a recount. */
export const judgeCounted = ({ seen }: World, { name, who }: Sent, json: unknown): void => {
  const answer = name === 'GET /users/counted' ? counted.safeParse(json).data?.data : undefined;
  if (!answer || !who || who.role === 'admin' || who.role === 'broker') return;
  const [own, side, other] =
    who.role === 'customer'
      ? (['customerId', 'customer', 'worker'] as const)
      : (['workerId', 'worker', 'customer'] as const);
  const user = seen.users.find(({ _id }) => String(_id) === idOf(who));
  const marks = user ? markPerson(user) : [];
  const isOwn = (one: BookingRecord | CaseRecord, known: readonly string[] = []): boolean =>
    String(one[own]) === idOf(who) || known.some((mark) => marks.includes(mark));
  const claims = seen.bookings.filter(
    (one) => one.noShow?.against === other && isOwn(one, one.noShow.marks?.[side]),
  );
  const cases = seen.cases.filter((one) => isOwn(one, one.marks?.[side]));
  const made = cases.filter(({ by }) => by === side).length;
  hold(
    'counts',
    answer.cases.made === made && answer.cases.against === cases.length - made,
    () => `${who.name} is told of ${answer.cases.made} own cases of ${made}`,
  );
  const unfounded = claims.filter(({ noShow }) => noShow?.state === 'dismissed').length;
  const brokenOff = claims.filter(({ noShow }) => noShow?.isBrokenOff === true).length;
  const isRight = answer.claimsMade === claims.length && answer.unfoundedClaims === unfounded;
  hold(
    'counts',
    isRight && answer.brokenOffClaims === brokenOff,
    () => `${who.name} is told of ${answer.unfoundedClaims} unfounded claims of ${unfounded}`,
  );
};

export const judgeOffice = (world: World, next: Snapshot): void => {
  const change = { world, next };
  judgeAppeals(change);
  judgeAudit(change);
  judgeEvidence(change);
  judgeInvites(change);
  judgeBegunWork(change);
  judgeStoredAnswers(change);
};
