import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Review } from '#lib/features/reviews/contracts/reviews.ts';
import type { reviews as texts } from '#lib/features/reviews/texts/reviews.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import type { ComponentProps, ComponentType } from 'react';
import type { ReplyWords } from './answer-form.tsx';
import type { ReportWords, ReviewList } from './review-list.tsx';
import type { TagCount } from '#lib/features/reviews/rules/review-tags.ts';
import { TagCounts } from './given-tags.tsx';
import { StarBars } from './star-bars.tsx';
import { Section } from '#components/page/section.tsx';

export interface ReviewSectionProps {
  List: ComponentType<ComponentProps<typeof ReviewList>>;
  worker: { _id: string; name: string };
  reviews: {
    data: Review[];
    nextCursor: string | null;
    total: number;
    stars: number[];
    tags: TagCount[];
  };
  locale: Locale;
  words: typeof texts.section;
  reply: ReplyWords | null;
  report: ReportWords;
}

/** The reviews, or a text when there are none. */
export const ReviewSection = (props: ReviewSectionProps) => {
  const { List, worker, reviews, locale, words, reply, report } = props;
  if (reviews.data.length === 0)
    return (
      <Section title={words.title}>
        <div className="rounded-card border border-dashed border-line px-4 py-5 text-center">
          <p className="font-medium">{words.empty}</p>
          <p className="text-sm text-muted">{words.emptyHint}</p>
        </div>
      </Section>
    );
  return (
    <Section title={fill(words.counted, { count: formatNumber(reviews.total) })}>
      <StarBars stars={reviews.stars} total={reviews.total} locale={locale} words={words} />
      <TagCounts tags={reviews.tags} words={words.tags} />
      {reviews.data.some(({ comment }) => comment) && (
        <p className="-mb-1 text-sm text-muted">{words.inTheirWords}</p>
      )}
      <List
        workerId={worker._id}
        workerName={worker.name}
        first={reviews}
        locale={locale}
        words={words}
        reply={reply}
        report={report}
      />
    </Section>
  );
};
