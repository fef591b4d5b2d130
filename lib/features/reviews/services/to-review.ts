import type { Review } from '#lib/features/reviews/contracts/reviews.ts';
import { shortName } from '#lib/features/people/rules/short-name.ts';
import type { NamedReview } from '#models/reviews/review.ts';

/** A review as everyone reads it, with the author's short name or none. */
export const toReview = ({ authors: [author], ...row }: NamedReview): Review => ({
  _id: String(row._id),
  rating: row.rating,
  comment: row.comment,
  tags: row.tags ?? [],
  author: row.isPublic && author ? shortName(author.name) : null,
  answer: row.answer && { text: row.answer.text, createdAt: row.answer.at.toISOString() },
  createdAt: row.createdAt.toISOString(),
});
