import type { AnswerBody, Review } from '#lib/features/reviews/contracts/reviews.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';

/** Names a review in the queue of writes. */
export const toReviewItem = (reviewId: string): string => `review:${reviewId}`;

/** The reply as the page shows it, where the server's answer is lost. */
export const toReply = ({ answer: text }: AnswerBody): Review['answer'] => ({
  text,
  createdAt: new Date().toISOString(),
});

const isReply = (body: unknown): body is AnswerBody =>
  typeof body === 'object' && body !== null && 'answer' in body && typeof body.answer === 'string';

/** Returns the reply of a write that had to wait; null if it is about something else. */
export const readReplyTo = (reviewId: string, { item, body }: WaitingWrite): Review['answer'] =>
  item === toReviewItem(reviewId) && isReply(body) ? toReply(body) : null;
