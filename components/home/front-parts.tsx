import {
  BadgeCheck,
  ChevronDown,
  HandCoins,
  MapPin,
  ReceiptIndianRupee,
  ShieldCheck,
  Star,
} from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import { serviceTitle, type ServiceView } from '#components/catalogue/service-texts.ts';
import { cancellationPolicy } from '#lib/features/bookings/rules/cancellation.ts';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { sayOffer } from '#lib/features/catalogue/texts/say-offer.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import type { Praise } from '#lib/features/home/contracts/praise.ts';
import type { front } from '#lib/features/home/texts/front.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { toSrcSet } from '#lib/platform/images/image-file.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

type FrontWords = typeof front;

/** The place as the chip will show it; until its code has loaded, a tap leads to the search with the same chip. */
export const PlaceLine = ({ place, none }: { place: PagePlace | null; none: string }) => (
  <a
    href={publicPaths.search}
    className="-ml-2 inline-flex min-h-12 max-w-full items-center gap-2 self-start rounded-control px-2 py-1 leading-tight"
  >
    <MapPin aria-hidden className="size-5 shrink-0 text-brand" />
    <span className="font-semibold">{place?.city ?? place?.pinCode ?? none}</span>
    {place?.city && place.pinCode && <span className="text-sm text-muted tabular-nums">{place.pinCode}</span>}
    <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
  </a>
);

/** The trades as links, the most booked first. */
export const FrontTrades = ({
  trades,
  locale,
  words,
}: {
  trades: readonly NamedEntry[];
  locale: Locale;
  words: FrontWords;
}) =>
  trades.length > 0 && (
    <nav aria-label={words.trades}>
      {/* Equal columns and two lines each: nothing moves when the font arrives. */}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 indic:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]">
        {trades.map((trade) => (
          <li key={trade._id}>
            <Link
              href={publicPaths.category(trade._id)}
              prefetch={false}
              className="grid min-h-13 place-items-center rounded-control border border-line bg-card px-1.5 py-1 text-center text-sm leading-tight font-medium wrap-anywhere hyphens-auto hover:bg-chip indic:text-[0.8125rem] indic:leading-snug"
            >
              {nameIn(locale, trade)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );

interface FrontServicesProps {
  services: readonly OfferedJob[];
  isHere: boolean;
  locale: Locale;
  words: FrontWords;
  view: Pick<ServiceView, 'words' | 'prices'>;
}

/** Services with their prices; guests go on to the list, where they can search and book. */
export const FrontServices = ({ services, isHere, locale, words, view: texts }: FrontServicesProps) => {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="front-prices" className="flex flex-col gap-3">
      <h2 id="front-prices" className="text-lg leading-tight font-semibold">
        {isHere ? words.services : words.servicesAnywhere}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 lg:grid-cols-3">
        {services.map((service) => {
          const view = { ...texts, service, locale };
          const title = serviceTitle(view);
          const [image] = service.image;
          return (
            <li
              key={service._id}
              className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card shadow-soft"
            >
              {image !== undefined && (
                <img
                  src={image}
                  srcSet={toSrcSet(image)}
                  sizes="(min-width: 64rem) 12rem, 45vw"
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="lit aspect-4/3 w-full bg-chip object-cover"
                />
              )}
              <div className="flex flex-1 flex-col gap-1 p-3">
                <h3 className="text-sm leading-snug font-semibold wrap-anywhere">
                  <Link
                    href={publicPaths.searchWith(new URLSearchParams({ query: title }).toString())}
                    prefetch={false}
                    className="after:absolute after:inset-0"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mt-auto text-sm text-muted tabular-nums">{sayOffer(view)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <Link
        href={publicPaths.services}
        prefetch={false}
        className={buttonVariants({ variant: 'outline', className: 'self-start' })}
      >
        {words.seeAll}
      </Link>
    </section>
  );
};

const Point = ({ icon, title, children }: { icon: ReactNode; title: string; children: string }) => (
  <li className="grid grid-cols-[auto_1fr] gap-x-3 [&>svg]:mt-0.5 [&>svg]:size-6 [&>svg]:text-brand">
    {icon}
    <div>
      <h3 className="leading-snug font-semibold">{title}</h3>
      <p className="text-sm text-muted">{children}</p>
    </div>
  </li>
);

/** The parts of a list of points: an icon, a title and a sentence each. */
export interface FrontPoint {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Also said near the top. */
  readonly isBrief?: boolean;
}

const POINTS_ID = 'front-points';

/** The promises that come first, in a few words; a tap leads to the sentences about them. */
export const FrontBrief = ({ points }: { points: readonly FrontPoint[] }) => (
  <a
    href={`#${POINTS_ID}`}
    className="flex min-h-11 flex-col justify-center gap-1.5 pt-2 text-sm leading-snug font-medium lg:flex-row lg:flex-wrap lg:justify-start lg:gap-x-5"
  >
    {points
      .filter(({ isBrief }) => isBrief)
      .map(({ icon, title }) => (
        <span key={title} className="grid grid-cols-[auto_1fr] gap-x-2 [&>svg]:size-5 [&>svg]:text-brand">
          {icon}
          <span>{title}</span>
        </span>
      ))}
  </a>
);

export const FrontPoints = ({ title, points }: { title: string; points: readonly FrontPoint[] }) => (
  <section id={POINTS_ID} aria-label={title} className="flex scroll-mt-20 flex-col gap-3">
    <h2 className="text-lg leading-tight font-semibold">{title}</h2>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
      {points.map((point) => (
        <Point key={point.title} icon={point.icon} title={point.title}>
          {point.text}
        </Point>
      ))}
    </ul>
  </section>
);

const SAMPLE_PAISE = 100_000;

/** The promises to customers; the figures come from the rules themselves. */
export const customerPoints = (words: FrontWords): FrontPoint[] => {
  const { freeMinutes, freeHours, lateHours } = cancellationPolicy(SAMPLE_PAISE);
  const limits = {
    minutes: formatNumber(freeMinutes),
    hours: formatNumber(freeHours),
    late: formatNumber(lateHours),
  };
  return [
    { icon: <ReceiptIndianRupee aria-hidden />, title: words.price, text: words.priceText, isBrief: true },
    {
      icon: <ShieldCheck aria-hidden />,
      title: words.cancel,
      text: fill(words.cancelText, limits),
      isBrief: true,
    },
    { icon: <BadgeCheck aria-hidden />, title: words.verified, text: words.verifiedText },
    { icon: <HandCoins aria-hidden />, title: words.paid, text: words.paidText, isBrief: true },
  ];
};

interface FrontReviewsProps {
  reviews: readonly Praise[];
  trades: readonly NamedEntry[];
  locale: Locale;
  words: FrontWords;
}

export const FrontReviews = ({ reviews, trades, locale, words }: FrontReviewsProps) => {
  if (reviews.length === 0) return null;
  const tradeIn = (name: string): string => {
    const trade = trades.find((one) => one.name === name);
    return trade ? nameIn(locale, trade) : name;
  };
  return (
    <section aria-labelledby="front-reviews" className="flex flex-col gap-3">
      <h2 id="front-reviews" className="text-lg leading-tight font-semibold">
        {words.reviews}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-3">
        {reviews.map((review) => (
          <li key={review._id} className="rounded-card border border-line bg-card p-4">
            <p className="flex items-center gap-1 text-sm font-semibold">
              <Star aria-hidden className="size-4 fill-star text-star" />
              <span className="sr-only">{fill(words.stars, { count: formatNumber(review.rating) })}</span>
              <span aria-hidden>{formatNumber(review.rating)}</span>
            </p>
            <p lang={guessLanguage(review.comment)} className="mt-1 line-clamp-4 wrap-anywhere">
              {review.comment}
            </p>
            <p className="mt-2 text-sm text-muted">
              {review.author ?? words.aCustomer},{' '}
              {fill(words.ofTrade, { name: review.worker, trade: tradeIn(review.trade) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
