import type { BookingView, NoShowView } from '#lib/features/bookings/contracts/booking-view.ts';
import { computeTotal } from '#lib/features/bookings/rules/booking-dues.ts';
import { isAboutStartedWork, isUndecided } from '#lib/features/bookings/rules/no-show-claim.ts';
import type { claims } from '#lib/features/bookings/texts/claims.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { BookingDisplay } from '../booking-display.ts';
import { getOtherParty } from '../booking-texts.ts';

export type ClaimWords = typeof claims;

const getTitle = ({ by }: NoShowView, isOwn: boolean, words: ClaimWords): string => {
  if (isOwn) return by === 'customer' ? words.youMissed : words.youWaited;
  return by === 'customer' ? words.workerAway : words.customerAway;
};

// Only a worker who never reported arriving loses by staying silent.
const describeSilence = ({ by, from }: NoShowView, words: ClaimWords): string =>
  by === 'customer' && (from === 'accepted' || from === 'on_the_way')
    ? words.silenceCounts
    : words.silenceOffice;

const clockLines = (claim: NoShowView, isOwn: boolean, words: ClaimWords): string[] => {
  if (claim.isStopped) return [words.stopped];
  if (claim.answerBy === null) return [];
  if (isOwn) return [claim.seenAt === null ? words.unseen : words.waits];
  return claim.office ? [words.answerBy] : [words.answerBy, describeSilence(claim, words)];
};

const officeLines = ({ office }: NoShowView, words: ClaimWords): string[] => {
  if (!office) return [];
  return [office.leadAt === null ? words.office : words.lead];
};

/** The author reads it once the other side has answered: leaving would end the claim without a decision. */
const leavingLines = ({ by, statements }: NoShowView, isOwn: boolean, words: ClaimWords): string[] =>
  isOwn && statements.some((statement) => statement.by !== by) ? [words.breaksOff] : [];

const moneyLine = (claim: NoShowView, isOwn: boolean, words: ClaimWords): string => {
  if (isAboutStartedWork(claim)) return words.kept;
  if (claim.feePaise === 0) return words.free;
  return isOwn ? words.owed : words.owe;
};

interface ClaimText {
  title: string;
  lines: string[];
}

/** Describes an undecided no-show claim, or one whose fee is on hold, with its deadline; null if there is none. */
export const claimText = (
  booking: BookingView,
  look: BookingDisplay,
  { words, until }: { words: ClaimWords; until(instant: string): string },
): ClaimText | null => {
  const { noShow } = booking;
  if (!noShow || !(isUndecided(noShow) || noShow.isFeeWaiting)) return null;
  const isOwn = noShow.by === look.reader;
  const params = {
    name: getOtherParty(booking, look).name,
    fee: formatMoney(noShow.feePaise),
    price: formatMoney(computeTotal(booking)),
  };
  const answerBy = noShow.answerBy === null ? '' : until(noShow.answerBy);
  const dueBy = noShow.office ? until(noShow.office.dueBy) : '';
  const title = fill(getTitle(noShow, isOwn, words), params);
  if (noShow.isFeeWaiting) return { title, lines: [fill(words.feeWaits, params)] };
  return {
    title,
    lines: [
      ...clockLines(noShow, isOwn, words).map((line) => fill(line, { ...params, time: answerBy })),
      ...officeLines(noShow, words).map((line) => fill(line, { ...params, time: dueBy })),
      fill(moneyLine(noShow, isOwn, words), params),
      ...leavingLines(noShow, isOwn, words),
    ],
  };
};
