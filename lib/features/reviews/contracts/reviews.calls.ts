import { callOf } from '#lib/platform/contract/call.ts';
import type { reportReviewContract } from './report-review.ts';
import type { listReviewsContract, rateUsContract, answerReviewContract } from './reviews.ts';

export const listReviewsCall = callOf<typeof listReviewsContract>('GET', '/workers/{id}/reviews');
export const rateUsCall = callOf<typeof rateUsContract>('POST', '/admin/rate-us');
export const answerReviewCall = callOf<typeof answerReviewContract>('PUT', '/reviews/{id}/answer');
export const reportReviewCall = callOf<typeof reportReviewContract>('POST', '/reviews/{id}/report');
