import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { computeTotal } from '#lib/features/bookings/rules/booking-dues.ts';
import { cancellationFee, readAgreement } from '#lib/features/bookings/rules/cancellation.ts';
import { isAboutStartedWork } from '#lib/features/bookings/rules/no-show-claim.ts';
import { toAgreedTime } from '#components/bookings/booking-time.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { ClaimFormWords } from './claim-words.ts';

/** The purpose of the sheet: claim that the other side was absent, or agree to or deny such a claim. */
export type ClaimAction = 'waited' | 'missed' | 'agree' | 'deny';

/**
 * The booking fields that decide what is at stake. The sheet keeps its own copy, so that what it says matches what
 * the tap does even if the page updates.
 */
export type Claimable = Pick<
  BookingView,
  'status' | 'startsAt' | 'createdAt' | 'history' | 'pricePaise' | 'extras' | 'noShow'
>;

/** The customer's fee if the worker's claim is right. */
const absenceFee = ({ status, startsAt, createdAt, history, pricePaise }: Claimable, at: Date): number => {
  const agreement = readAgreement(toAgreedTime({ createdAt, startsAt, history }));
  const booked = { status, ...agreement, startsAt: new Date(startsAt), pricePaise };
  return cancellationFee(booked, at, { side: 'customer' }).feePaise;
};

const missedLines = ({ status }: Claimable, words: ClaimFormWords): string[] => {
  if (isAboutStartedWork({ from: status })) return [words.begunKept, words.begunNext];
  return [words.missedFree, status === 'arrived' ? words.missedArrived : words.missedNext];
};

const answerLines = ({ noShow }: Claimable, isYes: boolean, words: ClaimFormWords): string[] => {
  if (!noShow) return [];
  if (noShow.by === 'worker' || noShow.feePaise > 0) return [isYes ? words.agreeFee : words.denyFee];
  if (isAboutStartedWork(noShow)) return [isYes ? words.agreeBegun : words.denyBegun];
  return [isYes ? words.agreeMissed : words.denyMissed];
};

const listStakes = (
  deed: ClaimAction,
  booking: Claimable,
  feePaise: number,
  words: ClaimFormWords,
): string[] => {
  switch (deed) {
    case 'waited':
      return [feePaise > 0 ? words.waitedFee : words.waitedFree, words.waitedNext, words.unfounded];
    case 'missed':
      return [...missedLines(booking, words), words.unfounded];
    case 'agree':
    case 'deny':
      return answerLines(booking, deed === 'agree', words);
  }
};

interface Stakes {
  deed: ClaimAction;
  booking: Claimable;
  /** The other person's name. */
  name: string;
  at: Date;
  words: ClaimFormWords;
}

/** Lists what is at stake, what happens next and by when, before the user confirms. */
export const stakesText = ({ deed, booking, name, at, words }: Stakes): string[] => {
  const feePaise = deed === 'waited' ? absenceFee(booking, at) : (booking.noShow?.feePaise ?? 0);
  const params = { name, fee: formatMoney(feePaise), price: formatMoney(computeTotal(booking)) };
  return listStakes(deed, booking, feePaise, words).map((line) => fill(line, params));
};
