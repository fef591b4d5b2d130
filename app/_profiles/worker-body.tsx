import { Phone } from 'lucide-react';
import Link from 'next/link';
import { OwnWords } from '#components/page/own-words.tsx';
import { Columns } from '#components/page/columns.tsx';
import { ChatLink } from '#components/page/chat-link.tsx';
import { StickyAction } from '#components/page/sticky-action.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { ReviewSection, type ReviewSectionProps } from '#components/reviews/review-section.tsx';
import { Section, WordList } from '#components/page/section.tsx';
import { pickPrice, ServicePrices } from '#components/profiles/worker/service-prices.tsx';
import type { ShownWorker } from '#components/profiles/worker/shown-worker.ts';
import { WeekHours } from '#components/profiles/worker/week-hours.tsx';
import { Certifications, WorkerFacts } from '#components/profiles/worker/worker-facts.tsx';
import { KeyFacts, WorkerHead } from '#components/profiles/worker/worker-head.tsx';
import { WorkerStats } from '#components/profiles/worker/worker-stats.tsx';
import { dayText } from '#components/bookings/booking-time.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toRupees } from '#lib/platform/contract/rupees.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { WorkPicture } from '#lib/features/profiles/contracts/work-pictures.ts';
import type { PricedService } from '#lib/features/profiles/contracts/service-prices.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { formatKilometres, formatMoney, formatNumber, formatRupees } from '#lib/platform/i18n/format.ts';
import type { WorkerParts } from './worker-parts.ts';

export interface WorkerBodyProps {
  parts: WorkerParts;
  worker: ShownWorker;
  reviews: ReviewSectionProps['reviews'];
  pictures: readonly WorkPicture[];
  distanceKm: number | null;
  services: readonly PricedService[];
  /** Null if the next two weeks are full, and for the worker. */
  nextFreeAt: Date | null;
  isFavorite: boolean;
  isOwn: boolean;
  /** Names of skills and work types in the reader's language, keyed by their English names. */
  names: Readonly<Record<string, string>>;
  /** Heading level of the name when it is not the page's first heading. */
  heading?: 'h2';
  locale: Locale;
}

const getWords = ({ locale }: Pick<WorkerBodyProps, 'locale'>) => messages(locale).workers;

/** Save, report and block actions for a worker's page. */
export const WorkerActions = ({ parts, worker: { _id, name }, isFavorite, locale }: WorkerBodyProps) => {
  const { HeartButton, WorkerMenu } = parts;
  const { heart, refusal, errors } = messages(locale).favorites;
  const heartWords = { ...heart, ...refusal, full: errors.too_many_favorites };
  return (
    <>
      <HeartButton
        kind="worker"
        id={_id}
        name={name}
        isFavorite={isFavorite}
        isGuest={false}
        words={heartWords}
      />
      <WorkerMenu worker={{ _id, name }} words={messages(locale).safety} />
    </>
  );
};

const toRating = ({ worker, reviews, locale }: WorkerBodyProps) => {
  // Only reviews that count towards the average are counted here.
  const count = reviews.stars.reduce((sum, one) => sum + one, 0);
  const average = count === 0 ? null : worker.rating.toFixed(1);
  const spoken = plural({ locale, count, text: getWords({ locale }).spoken });
  return {
    average,
    count: formatNumber(count),
    spoken: fill(spoken, { average: average ?? '' }),
  };
};

const listPrices = ({ services }: Pick<WorkerBodyProps, 'services'>): number[] =>
  services.map((service) => pickPrice(service).pricePaise).filter((paise) => paise > 0);

/** The range that the worker wrote, widened to the prices of the services listed on the same page. */
const toPriceRange = ({ worker: { priceRange }, services }: WorkerBodyProps): ShownWorker['priceRange'] => {
  const prices = listPrices({ services }).map(toRupees);
  return (
    priceRange && {
      min: Math.min(priceRange.min, ...prices),
      max: Math.max(priceRange.max, ...prices),
    }
  );
};

/** The lowest service price; without a price list, the hourly rate. */
const formatPrice = ({ worker: { hourlyRate }, services, locale }: WorkerBodyProps): string | null => {
  const priced = listPrices({ services });
  const { services: texts, workers } = messages(locale);
  if (priced.length > 0) {
    const lowest = fill(texts.from, { price: formatMoney(Math.min(...priced)) });
    return lowest.charAt(0).toLocaleUpperCase(locale) + lowest.slice(1);
  }
  return hourlyRate === null ? null : `${formatRupees(hourlyRate)} ${workers.perHour}`;
};

const reachClass = buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' });

/** Buttons to call and, where chat is available, to write. */
const Reach = ({ worker: { _id, phone }, isOwn, locale }: WorkerBodyProps) =>
  !isOwn && (
    <div className="flex flex-wrap gap-2">
      {phone !== null && (
        <a href={`tel:+91${phone}`} className={reachClass}>
          <Phone aria-hidden className="size-5" />
          {getWords({ locale }).call}
        </a>
      )}
      <ChatLink userId={_id} label={getWords({ locale }).sendMessage} className={reachClass} />
    </div>
  );

/** The price and the next free time, beside or above the button. */
const Offer = (props: WorkerBodyProps) => {
  const { nextFreeAt, locale } = props;
  const { bookingForm, bookingWords } = messages(locale);
  const time =
    nextFreeAt &&
    `${dayText(nextFreeAt, { locale, days: bookingWords.days, at: now() })}, ${formatTime(locale, nextFreeAt)}`;
  return (
    <p className="beside text-sm leading-snug text-muted tabular-nums">
      <span className="block font-semibold text-ink @3xl/columns:hidden">{formatPrice(props)}</span>
      {time && fill(bookingForm.freeNext, { time })}
    </p>
  );
};

const Book = (props: WorkerBodyProps) => {
  const {
    parts: { BookButton },
    worker: { _id, name },
    locale,
  } = props;
  const { book, title, failedToOpen, booked, bookedText } = messages(locale).bookingForm;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Offer {...props} />
      <BookButton
        worker={{ _id, name }}
        words={{ title, failedToOpen, booked, bookedText }}
        className="flex-auto @3xl/columns:w-full"
      >
        {book}
      </BookButton>
    </div>
  );
};

/** The page's main action, pinned above the navigation: booking for customers, editing for the worker. */
const MainAction = (props: WorkerBodyProps) => (
  <StickyAction>
    {props.isOwn ? (
      <Link href={workerPaths.profile} prefetch={false} className={buttonVariants({ size: 'block' })}>
        {getWords(props).edit}
      </Link>
    ) : (
      <Book {...props} />
    )}
  </StickyAction>
);

const Trade = (props: WorkerBodyProps) => {
  const { worker, names, isOwn, locale } = props;
  const words = getWords({ locale });
  const named = (entries: readonly string[]) => entries.map((name) => names[name] ?? name);
  return (
    <>
      <WordList title={words.skills} words={named(worker.skills)} />
      <WordList title={words.workTypes} words={named(worker.workTypes)} />
      <WorkerFacts worker={{ ...worker, priceRange: toPriceRange(props) }} words={words} />
      <WeekHours availability={worker.availability} isOwn={isOwn} locale={locale} words={words} />
      <WordList title={words.serviceAreas} words={worker.serviceAreas} isOwn />
      <Certifications worker={worker} words={words} />
    </>
  );
};

export const WorkerBody = (props: WorkerBodyProps) => {
  const { parts, worker, reviews, distanceKm, isOwn, heading, locale } = props;
  const { ReviewList, VerifiedBadge, WorkPictures } = parts;
  const words = getWords(props);
  const { prices, priceList, reviews: reviewTexts } = messages(locale);
  const { reply, section, both, messages: notices } = reviewTexts;
  const rating = toRating(props);
  const distance = distanceKm === null || isOwn ? null : formatKilometres(distanceKm);
  return (
    <Columns
      head={
        <WorkerHead
          {...{ worker, rating, distance, heading, locale, words }}
          verified={<VerifiedBadge verifiedAt={worker.verifiedAt} locale={locale} words={words} />}
        />
      }
      card={
        <>
          <KeyFacts worker={worker} price={formatPrice(props)} locale={locale} words={words} />
          <Reach {...props} />
          <MainAction {...props} />
        </>
      }
    >
      <ServicePrices services={props.services} locale={locale} title={priceList.title} words={prices} />
      <WorkPictures
        pictures={props.pictures}
        words={messages(locale).workPictures}
        safetyWords={messages(locale).safety}
        isOwn={isOwn}
      />
      {worker.about && (
        <Section title={words.about}>
          <OwnWords text={worker.about} by={fill(words.inTheirWords, { name: worker.name })} />
        </Section>
      )}
      <WorkerStats worker={worker} locale={locale} words={words} />
      <Trade {...props} />
      <ReviewSection
        List={ReviewList}
        worker={worker}
        reviews={reviews}
        locale={locale}
        words={section}
        reply={isOwn ? { ...reply, done: notices.answered } : null}
        report={isOwn ? { label: both.report, words: messages(locale).safety } : null}
      />
    </Columns>
  );
};
