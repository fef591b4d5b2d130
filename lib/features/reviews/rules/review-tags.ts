import { customerTags, workerTags, type ReviewTag } from '#lib/features/reviews/contracts/review-tags.ts';

const GOOD_FROM_STARS = 4;
const BAD_UP_TO_STARS = 2;
/** Below this, a count on a worker's page would point at single customers. */
const MIN_COUNT_SHOWN = 3;

/** Tags that fit the stars: praise from four, complaints up to two, both at three. */
export const listFittingTags = (of: 'worker' | 'customer', rating: number): readonly ReviewTag[] => {
  const { good, bad } = of === 'worker' ? workerTags : customerTags;
  return [...(rating > BAD_UP_TO_STARS ? good : []), ...(rating < GOOD_FROM_STARS ? bad : [])];
};

export interface TagCount {
  tag: ReviewTag;
  count: number;
}

/** The tags that several customers gave, most frequent first. */
export const pickShownTags = (counts: readonly TagCount[]): TagCount[] =>
  counts
    .filter(({ count }) => count >= MIN_COUNT_SHOWN)
    .toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag));
