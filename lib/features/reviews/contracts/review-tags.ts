/** One-tap remarks on a worker, for a good visit and for a bad one. */
export const workerTags = {
  good: ['on_time', 'clean_work', 'polite', 'fair_price', 'good_work'],
  bad: ['late', 'untidy', 'rude', 'charged_more', 'poor_work'],
} as const;

/** One-tap remarks on a customer. */
export const customerTags = {
  good: ['easy_to_find', 'paid_on_time', 'respectful'],
  bad: [],
} as const;

export const reviewTags = [...workerTags.good, ...workerTags.bad, ...customerTags.good] as const;
export type ReviewTag = (typeof reviewTags)[number];

export const MAX_REVIEW_TAGS = 5;
