import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { getOtherParty } from '#components/bookings/booking-texts.ts';
import { OwnWords } from '#components/page/own-words.tsx';
import { Section } from '#components/page/section.tsx';
import { GivenStars } from '#components/reviews/given-stars.tsx';
import { GivenTags } from '#components/reviews/given-tags.tsx';
import { ReportReview } from '#components/reviews/report-review.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingReview, CustomerReview } from '#lib/features/reviews/contracts/customer-reviews.ts';
import { listBookingReviews, listReviewsOfCustomer } from '#lib/features/reviews/services/booking-reviews.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate, formatDay } from '#lib/platform/i18n/format-moment.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { load, loadIfThere } from '#app/_request/load.ts';

interface BookingReviewsProps {
  actor: Actor;
  booking: BookingView;
  look: BookingDisplay;
}

const listClass = 'divide-y divide-line rounded-card border border-line bg-card px-4';

const Words = ({ review, look }: { review: CustomerReview; look: BookingDisplay }) => {
  const { stars, tags } = messages(look.locale).reviews.section;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <GivenStars rating={review.rating} label={fill(stars, { count: review.rating })} />
        <time dateTime={review.createdAt} className="text-sm text-muted">
          {formatDate(look.locale, new Date(review.createdAt))}
        </time>
      </div>
      <GivenTags tags={review.tags} words={tags} />
      {review.comment && <OwnWords text={review.comment} />}
    </>
  );
};

interface SingleReviewProps {
  review: BookingReview;
  name: string;
  look: BookingDisplay;
}

/** One review, with a note on who can see it so far. */
const SingleReview = ({ review, name, look }: SingleReviewProps) => {
  const { reviews, safety } = messages(look.locale);
  const { own, other, blind, hidden, report } = reviews.both;
  const { isOwn, isHidden, blindUntil } = review;
  const date = blindUntil && formatDay(look.locale, new Date(blindUntil));
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <h3 className="font-semibold wrap-anywhere">{isOwn ? own : fill(other, { name })}</h3>
      <Words review={review} look={look} />
      {isHidden && <p className="text-sm text-muted">{hidden}</p>}
      {!isHidden && date !== null && <p className="text-sm text-muted">{fill(blind, { name, date })}</p>}
      {!isOwn && <ReportReview reviewId={review._id} label={report} words={safety} />}
    </li>
  );
};

/** The reviews that the two wrote about each other, as far as the reader may see them. */
export const BookingReviews = async ({ actor, booking, look }: BookingReviewsProps) => {
  if (booking.status !== 'completed') return null;
  const { data } = await load(() => listBookingReviews({ actor, params: { id: booking._id } }));
  if (data.length === 0) return null;
  const name = getOtherParty(booking, look).name || look.words.someone;
  return (
    <Section title={messages(look.locale).reviews.both.title}>
      <ul className={listClass}>
        {data.map((review) => (
          <SingleReview key={review._id} review={review} name={name} look={look} />
        ))}
      </ul>
    </Section>
  );
};

const MAX_SHOWN = 10;

/** Reviews of the customer by other workers, for the worker who has to answer the request. */
export const CustomerReviews = async ({ actor, booking, look }: BookingReviewsProps) => {
  if (!booking.customerRating?.reviews) return null;
  const params = { id: booking._id };
  const reviews = await loadIfThere(() =>
    listReviewsOfCustomer({ actor, params, query: { limit: MAX_SHOWN } }),
  );
  if (!reviews || reviews.data.length === 0) return null;
  const { both } = messages(look.locale).reviews;
  return (
    <Section title={fill(both.said, { name: booking.customerId.name })}>
      <p className="text-sm text-muted">{both.saidHint}</p>
      <ul className={listClass}>
        {reviews.data.map((review) => (
          <li key={review._id} className="flex flex-col gap-1.5 py-3">
            <Words review={review} look={look} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
