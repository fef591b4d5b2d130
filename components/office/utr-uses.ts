import type { UtrUseView } from '#lib/features/admin/contracts/cases.ts';
import type { officeCases } from '#lib/features/office/texts/office-cases.en.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import type { Entry } from './facts.tsx';

interface UtrContext {
  /** Of the page; the other bookings are links. */
  bookingId: string;
  words: (typeof officeCases)['utr'];
  formatMoment(iso: string): string;
}

/** Lists the debts that one UTR was given for as entries, the first one first. */
export const toUtrEntries = (
  uses: readonly UtrUseView[],
  { bookingId, words, formatMoment }: UtrContext,
): Entry[] =>
  uses.map(({ utr, booking, about, by, amountPaise, at }) => ({
    key: `${booking._id} ${about} ${at}`,
    title: `${booking.number} · ${words.about[about]}`,
    text: [words.by[by], utr && `UTR ${utr}`].filter(Boolean).join(' · '),
    end: `${formatMoney(amountPaise)} · ${formatMoment(at)}`,
    ...(booking._id !== bookingId && { href: officePaths.booking(booking._id) }),
  }));
