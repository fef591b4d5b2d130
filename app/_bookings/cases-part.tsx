import { cache } from 'react';
import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { formatInstant } from '#components/bookings/booking-head.tsx';
import { getOtherParty } from '#components/bookings/booking-texts.ts';
import { LateCaseBox } from '#components/bookings/cases/late-case-box.tsx';
import { CaseRow } from '#components/bookings/cases/case-row.tsx';
import { describeDecisions, listCaseLines } from '#components/bookings/cases/case-text.ts';
import { Part } from '#components/page/part.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { CaseReason } from '#lib/features/bookings/contracts/case-terms.ts';
import type { CaseView } from '#lib/features/bookings/contracts/cases.ts';
import { isOwed } from '#lib/features/bookings/rules/booking-dues.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { readCases } from '#lib/features/bookings/services/cases.ts';
import { readPayment } from '#lib/features/bookings/services/payment.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { findWorkPhotos } from './photos-part.tsx';

export interface CasesProps {
  actor: Actor;
  booking: BookingView;
  look: BookingDisplay;
}

/** Reads the cases of a booking, once per request. */
const findCases = cache(async (actor: Actor, bookingId: string) => {
  const { data } = await readCases({ actor, params: { id: bookingId } });
  return data;
});

/** Lists the reasons for which the reader can open a case. */
export const listCaseReasons = async ({ actor, booking }: CasesProps): Promise<readonly CaseReason[]> => {
  // A paused account answers and appeals, but opens nothing.
  if (actor.isSuspended) return [];
  const { reasons } = await findCases(actor, booking._id);
  // A no-show claim asks this with a fee and ends the booking; it comes first while it is possible, or soon will be.
  const isClaimed = isLive(booking.status) || booking.moves.includes('no_show');
  return reasons.filter((reason) => reason !== 'no_one_came' || !isClaimed);
};

const toVisit = ({ booking, look }: CasesProps) => {
  const { name } = getOtherParty(booking, look);
  return { bookingId: booking._id, startsAt: booking.startsAt, name };
};

const toStepWords = ({ look }: CasesProps) => {
  const { myBookings, bookings } = messages(look.locale);
  const { failed, failedHint } = myBookings.act;
  const { case_too_early, case_too_late, case_exists, case_closed, booking_changed } = bookings.errors;
  const refusals = { case_too_early, case_too_late, case_exists, case_closed, booking_changed };
  return { act: { failed, failedHint }, refusals };
};

const pickShown = ({ _id, statements, appeal, steps }: CaseView) => ({ _id, statements, appeal, steps });

/** The cases of both sides, with their clocks, words and decisions. */
export const CasesPart = async (props: CasesProps) => {
  const { actor, booking, look } = props;
  const { cases } = await findCases(actor, booking._id);
  if (cases.length === 0) return null;
  const { cases: words, claims } = messages(look.locale);
  const { stopped, office, yours, theirs, photo, photoMissing } = claims;
  const { answer, appeal, ownAppeal, theirAppeal } = words;
  const { photos } = await findWorkPhotos(actor, booking._id);
  const visit = toVisit(props);
  const reading = {
    ...{ reader: look.reader, name: visit.name, words: { ...words, claim: { stopped, office } } },
    until: (instant: string) => formatInstant(instant, look),
  };
  const said = { yours, theirs, photo, photoMissing, ownAppeal, theirAppeal };
  return (
    <Part id="case" title={words.title}>
      {cases.map((one) => (
        <LateCaseBox
          key={one._id}
          one={pickShown(one)}
          reader={look.reader}
          visit={visit}
          title={words.reasons[one.reason]}
          lines={listCaseLines(one, reading)}
          decisions={describeDecisions(one, reading)}
          words={{ ...said, answer, appeal, step: toStepWords(props) }}
        />
      ))}
      {photos.length > 0 && (
        // The office sees them with the case; they are further down this page.
        <a
          href="#photos"
          className={cn(buttonVariants({ variant: 'outline', size: 'compact' }), 'self-start')}
        >
          {messages(look.locale).workPhotos.title}
        </a>
      )}
    </Part>
  );
};

/** A payment that has not arrived is the likely reason. */
const guessReason = async (
  { actor, booking }: CasesProps,
  reasons: readonly CaseReason[],
): Promise<CaseReason | null> => {
  if (!isOwed(booking) || !reasons.includes('payment')) return null;
  const { data } = await readPayment({ actor, params: { id: booking._id } });
  return data.deniedAt === null ? null : 'payment';
};

/** Lets the worker open a case. Customers find it among the choices of help. */
export const WorkerCaseRow = async (props: CasesProps) => {
  const reasons = await listCaseReasons(props);
  if (reasons.length === 0) return null;
  return (
    <CaseRow
      visit={toVisit(props)}
      reasons={reasons}
      first={await guessReason(props, reasons)}
      label={messages(props.look.locale).cases.title}
      words={toStepWords(props)}
    />
  );
};
