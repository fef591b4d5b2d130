import { visitLinks as en } from '#lib/features/bookings/texts/visit-links.en.ts';
import { visitLinks as hi } from '#lib/features/bookings/texts/visit-links.hi.ts';
import { visitLinks as kn } from '#lib/features/bookings/texts/visit-links.kn.ts';
import { visitLinks as ta } from '#lib/features/bookings/texts/visit-links.ta.ts';
import { visitLinks as te } from '#lib/features/bookings/texts/visit-links.te.ts';
import { averageRating } from '#lib/features/people/rules/search-listing.ts';
import { isVerified } from '#lib/features/people/rules/verification.ts';
import { CARD_PREVIEW_SECONDS } from '#lib/features/profiles/contracts/work-card.ts';
import { listCardTrades, requireOpenCard } from '#lib/features/profiles/services/steps/card-token.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { FilePayload } from '#lib/platform/contract/payloads.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { drawPreview } from '#lib/platform/images/draw-preview.ts';

const texts: Record<Locale, Pick<typeof en, 'verified'>> = { en, hi, kn, ta, te };

/** Draws the preview of an open card, in the worker's language because the reader's is not known. */
export const readCardPreview = async ({
  params: { token },
}: {
  params: { token: string };
}): Promise<FilePayload> => {
  const worker = await requireOpenCard(token);
  const { locale, name, reviewCount } = worker;
  const trades = await listCardTrades(worker);
  const bytes = await drawPreview({
    // Messengers keep previews: the surname is on the page only.
    name: name.trim().split(/\s+/)[0] ?? '',
    detail: trades.map((trade) => nameIn(locale, trade)).join(', '),
    badge: isVerified(worker) ? texts[locale].verified : null,
    rating: reviewCount === 0 ? null : `${averageRating(worker).toFixed(1)}/5 (${formatNumber(reviewCount)})`,
  });
  if (bytes === 'busy') throw new AppError('unavailable', { retryAfterSeconds: 5 });
  return { bytes, contentType: 'image/png', isImmutable: false, keepSeconds: CARD_PREVIEW_SECONDS };
};
