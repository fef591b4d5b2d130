import { callOf } from '#lib/platform/contract/call.ts';
import type { listReviewsContract, rateUsContract, answerReviewContract } from './reviews.ts';

export const listReviewsCall = callOf<typeof listReviewsContract>('GET', '/workers/{id}/reviews');
export const rateUsCall = callOf<typeof rateUsContract>('POST', '/admin/rate-us');
export const answerReviewCall = callOf<typeof answerReviewContract>('PUT', '/reviews/{id}/answer');
