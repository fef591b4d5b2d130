import { Phone } from 'lucide-react';
import Link from 'next/link';
import { ChatLink } from '#components/page/chat-link.tsx';
import { StickyAction } from '#components/page/sticky-action.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { ReviewSection } from '#components/reviews/review-section.tsx';
import { Section, WordList } from '#components/page/section.tsx';
import { costOf, ServicePrices } from '#components/profiles/worker/service-prices.tsx';
import type { ShownWorker } from '#components/profiles/worker/shown-worker.ts';
import { WeekHours } from '#components/profiles/worker/week-hours.tsx';
import { Certifications, WorkerFacts } from '#components/profiles/worker/worker-facts.tsx';
import { KeyFacts, WorkerHead } from '#components/profiles/worker/worker-head.tsx';
import { WorkerStats } from '#components/profiles/worker/worker-stats.tsx';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { WorkPicture } from '#lib/features/profiles/contracts/work-pictures.ts';
import type { PricedService } from '#lib/features/profiles/contracts/service-prices.ts';
import type { Review } from '#lib/features/reviews/contracts/reviews.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { formatKilometres, formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import type { WorkerParts } from './worker-parts.ts';

export interface WorkerBodyProps {
  parts: WorkerParts;
  worker: ShownWorker;
  reviews: { data: Review[]; nextCursor: string | null; total: number; stars: number[] };
  pictures: readonly WorkPicture[];
  distanceKm: number | null;
  services: readonly PricedService[];
  isFavorite: boolean;
  /** The worker looks at their own page. */
  isOwn: boolean;
  /** Skills and work types in the reader's language, by their English names. */
  names: Readonly<Record<string, string>>;
  /** What the name is headed by, if not as the page's first heading. */
  heading?: 'h2';
  locale: Locale;
}

const wordsOf = ({ locale }: Pick<WorkerBodyProps, 'locale'>) => messages(locale).workers;

/** What can be done with a worker's page itself: save it, report or block. */
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

const ratingOf = ({ worker, reviews, locale }: WorkerBodyProps) => {
  // What does not count into the average is not counted beside it either.
  const count = reviews.stars.reduce((sum, one) => sum + one, 0);
  const average = count === 0 ? null : worker.rating.toFixed(1);
  const spoken = plural({ locale, count, text: wordsOf({ locale }).spoken });
  return {
    average,
    count: formatNumber(count),
    spoken: fill(spoken, { average: average ?? '' }),
  };
};

/** What the least job of theirs costs; without a price list what their hour does. */
const priceOf = ({ worker: { hourlyRate }, services, locale }: WorkerBodyProps): string | null => {
  const priced = services.map((service) => costOf(service).pricePaise).filter((paise) => paise > 0);
  const { services: texts, workers } = messages(locale);
  if (priced.length > 0) {
    const least = fill(texts.from, { price: formatMoney(Math.min(...priced)) });
    return least.charAt(0).toLocaleUpperCase(locale) + least.slice(1);
  }
  return hourlyRate === null ? null : `${formatMoney(Math.round(hourlyRate * 100))} ${workers.perHour}`;
};

const reachClass = buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' });

/** Call, and with chat the way to a conversation, side by side. */
const Reach = ({ worker: { _id, phone }, isOwn, locale }: WorkerBodyProps) =>
  !isOwn && (
    <div className="flex flex-wrap gap-2">
      {phone !== null && (
        <a href={`tel:+91${phone}`} className={reachClass}>
          <Phone aria-hidden className="size-5" />
          {wordsOf({ locale }).call}
        </a>
      )}
      <ChatLink userId={_id} label={wordsOf({ locale }).sendMessage} className={reachClass} />
    </div>
  );

const Book = ({ parts: { BookButton }, worker: { _id, name }, locale }: WorkerBodyProps) => {
  const { book, title, failedToOpen, booked, bookedText } = messages(locale).bookingForm;
  return (
    <BookButton worker={{ _id, name }} words={{ title, failedToOpen, booked, bookedText }} size="block">
      {book}
    </BookButton>
  );
};

/** The one thing to do here, in sight above the navigation: for customers to book, for the worker to edit. */
const MainAction = (props: WorkerBodyProps) => (
  <StickyAction>
    {props.isOwn ? (
      <Link href={workerPaths.profile} prefetch={false} className={buttonVariants({ size: 'block' })}>
        {wordsOf(props).edit}
      </Link>
    ) : (
      <Book {...props} />
    )}
  </StickyAction>
);

const Trade = ({ worker, names, isOwn, locale }: WorkerBodyProps) => {
  const words = wordsOf({ locale });
  const named = (entries: readonly string[]) => entries.map((name) => names[name] ?? name);
  return (
    <>
      <WordList title={words.skills} words={named(worker.skills)} />
      <WordList title={words.workTypes} words={named(worker.workTypes)} />
      <WorkerFacts worker={worker} words={words} />
      <WeekHours availability={worker.availability} isOwn={isOwn} locale={locale} words={words} />
      <WordList title={words.serviceAreas} words={worker.serviceAreas} />
      <Certifications worker={worker} words={words} />
    </>
  );
};

/** Everything that a worker shows of the trade, and the ways to reach them. */
export const WorkerBody = (props: WorkerBodyProps) => {
  const { parts, worker, reviews, distanceKm, isOwn, heading, locale } = props;
  const { ReviewList, VerifiedBadge, WorkPictures } = parts;
  const words = wordsOf(props);
  const { prices, priceList, reviews: reviewTexts } = messages(locale);
  const { reply, section, both, messages: said } = reviewTexts;
  const rating = ratingOf(props);
  const distance = distanceKm === null || isOwn ? null : formatKilometres(distanceKm);
  return (
    <>
      <div className="flex flex-1 flex-col gap-5">
        <WorkerHead
          {...{ worker, rating, distance, heading, locale, words }}
          verified={<VerifiedBadge verifiedAt={worker.verifiedAt} locale={locale} words={words} />}
        />
        <KeyFacts worker={worker} price={priceOf(props)} locale={locale} words={words} />
        <Reach {...props} />
        <ServicePrices services={props.services} locale={locale} title={priceList.title} words={prices} />
        <WorkPictures
          pictures={props.pictures}
          words={messages(locale).workPictures}
          safetyWords={messages(locale).safety}
          isOwn={isOwn}
        />
        {worker.about && (
          <Section title={words.about}>
            <p className="whitespace-pre-line">{worker.about}</p>
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
          reply={isOwn ? { ...reply, done: said.answered } : null}
          report={isOwn ? { label: both.report, words: messages(locale).safety } : null}
        />
      </div>
      <MainAction {...props} />
    </>
  );
};
