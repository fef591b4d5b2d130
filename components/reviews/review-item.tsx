'use client';

import { Star } from 'lucide-react';
import { useState } from 'react';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Review } from '#lib/features/reviews/contracts/reviews.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format.ts';
import type { reviews as texts } from '#lib/features/reviews/texts/reviews.en.ts';
import { AnswerButton } from './answer-button.tsx';
import type { ReplyWords } from './answer-form.tsx';

export interface ReviewItemProps {
  review: Review;
  /** Who answers. */
  workerName: string;
  locale: Locale;
  words: typeof texts.section;
  /** For the worker, who may answer. */
  reply: ReplyWords | null;
}

const five = [1, 2, 3, 4, 5];

const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span role="img" aria-label={label} className="inline-flex">
    {five.map((star) => (
      <Star
        key={star}
        aria-hidden
        data-lit={star <= rating || undefined}
        className="size-4 text-field data-lit:fill-star data-lit:text-star"
      />
    ))}
  </span>
);

const Answer = ({ answer, workerName, words }: ReviewItemProps & { answer: Review['answer'] }) =>
  answer && (
    <div className="rounded-control bg-chip px-3 py-2 text-sm">
      <p className="font-semibold">{fill(words.answer, { name: workerName })}</p>
      <p className="whitespace-pre-line">{answer.text}</p>
    </div>
  );

/** What one customer says, and what the worker says to it. */
export const ReviewItem = (props: ReviewItemProps) => {
  const { review, locale, words, reply } = props;
  const [answer, setAnswer] = useState(review.answer);
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">{review.author ?? words.hidden}</span>
        <time dateTime={review.createdAt} className="text-sm text-muted">
          {formatDate(locale, new Date(review.createdAt))}
        </time>
      </div>
      <Stars rating={review.rating} label={fill(words.stars, { count: review.rating })} />
      {review.comment && <p className="whitespace-pre-line">{review.comment}</p>}
      <Answer {...props} answer={answer} />
      {reply && answer === null && (
        <AnswerButton reviewId={review._id} locale={locale} words={reply} onAnswered={setAnswer} />
      )}
    </li>
  );
};
