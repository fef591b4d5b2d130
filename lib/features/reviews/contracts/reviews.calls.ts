import { call } from '#lib/platform/contract/call.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';
import type { AnswerBody, RateUsBody, Rating, Review } from './reviews.ts';

export const listReviewsCall = call<{
  params: { id: string };
  query: ListQuery;
  reply: { data: Review[]; nextCursor: string | null; total: number };
}>('GET', '/workers/{id}/reviews');
export const rateUsCall = call<{ body: RateUsBody; reply: { message: string; data: Rating } }>(
  'POST',
  '/admin/rate-us',
);
export const answerReviewCall = call<{
  params: { id: string };
  body: AnswerBody;
  reply: { message: string; data: Review };
}>('PUT', '/reviews/{id}/answer');
