'use client';

import { LoadMore } from '#components/page/load-more.tsx';
import { OwnWords } from '#components/page/own-words.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import type { Review } from '#lib/features/reviews/contracts/reviews.ts';
import { MessageSquareReply } from 'lucide-react';
import { GivenTags } from './given-tags.tsx';
import { GivenStars } from './given-stars.tsx';
import { ReportReview } from './report-review.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import type { reviews as texts } from '#lib/features/reviews/texts/reviews.en.ts';
import type { ReplyWords } from './answer-form.tsx';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { WaitingNote } from '#components/page/waiting-note-slot.tsx';
import { Button } from '#components/ui/button.tsx';
import { readReplyTo, toReviewItem } from '#lib/features/reviews/client/review-item.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { onWriteSettled, type SettledListener } from '#lib/platform/browser/writes/waiting-writes.ts';

interface AnswerButtonProps {
  reviewId: string;
  locale: Locale;
  words: ReplyWords;
  onAnswered(answer: Review['answer']): void;
}

/** Opens the worker's only answer to a review. */
const AnswerButton = ({ reviewId, locale, words, onAnswered }: AnswerButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const item = toReviewItem(reviewId);
  const isWaiting = useIsWaiting(item);
  const hear = useEffectEvent<SettledListener>((write, { kind }) => {
    const answer = kind === 'refused' ? null : readReplyTo(reviewId, write);
    if (answer) onAnswered(answer);
  });
  useEffect(() => onWriteSettled((write, outcome) => hear(write, outcome)), []);
  const load = async (close: () => void) => {
    const [{ AnswerForm }, formWords] = await Promise.all([
      import('./answer-form.tsx'),
      loadFormWords(locale),
    ]);
    const finish = (answer: Review['answer']): void => {
      close();
      onAnswered(answer);
    };
    return (
      <FormWordsProvider words={formWords}>
        <AnswerForm reviewId={reviewId} words={words} onAnswered={finish} onWait={close} />
      </FormWordsProvider>
    );
  };
  return (
    <>
      <Button
        variant="outline"
        size="compact"
        className="self-start"
        aria-haspopup="dialog"
        isHeld={isWaiting}
        onClick={() => setOpen(true)}
      >
        <MessageSquareReply aria-hidden className="size-4.5" />
        {words.open}
      </Button>
      <WaitingNote item={item} />
      <LazySheet isOpen={isOpen} onClose={() => setOpen(false)} title={words.title} load={load} />
    </>
  );
};

/** Null when the reader has nothing to report. */
export type ReportWords = { label: string; words: SafetyWords } | null;

interface ReviewItemProps {
  review: Review;
  /** The worker who answers. */
  workerName: string;
  locale: Locale;
  words: typeof texts.section;
  /** Set for the worker, who may answer. */
  reply: ReplyWords | null;
  /** Set for the worker, who may report reviews about them. */
  report: ReportWords;
}

const Answer = ({ answer, workerName, words }: ReviewItemProps & { answer: Review['answer'] }) =>
  answer && (
    <div className="rounded-control bg-chip px-3 py-2 text-sm">
      <p className="font-semibold">{fill(words.answer, { name: workerName })}</p>
      <OwnWords text={answer.text} />
    </div>
  );

const ReviewItem = (props: ReviewItemProps) => {
  const { review, locale, words, reply, report } = props;
  const [answer, setAnswer] = useState(review.answer);
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">{review.author ?? words.hidden}</span>
        <time dateTime={review.createdAt} className="text-sm text-muted">
          {formatDate(locale, new Date(review.createdAt))}
        </time>
      </div>
      <GivenStars rating={review.rating} label={fill(words.stars, { count: review.rating })} />
      <GivenTags tags={review.tags} words={words.tags} />
      {review.comment && <OwnWords text={review.comment} />}
      <Answer {...props} answer={answer} />
      {reply && answer === null && (
        <AnswerButton reviewId={review._id} locale={locale} words={reply} onAnswered={setAnswer} />
      )}
      {report && <ReportReview reviewId={review._id} {...report} />}
    </li>
  );
};

interface ReviewListProps extends Omit<ReviewItemProps, 'review'> {
  workerId: string;
  first: ListPage<Review>;
}

/** Customers' reviews of a worker; the first page is rendered on the server. */
export const ReviewList = ({ workerId, first, ...item }: ReviewListProps) => {
  const read = (cursor: string) =>
    api('GET /workers/{id}/reviews', { params: { id: workerId }, query: { cursor } });
  const { items, hasMore, state, loadMore } = usePagedList({ first, read });
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
        {items.map((review) => (
          <ReviewItem key={review._id} review={review} {...item} />
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={item.words} onMore={() => void loadMore()} />}
    </>
  );
};
