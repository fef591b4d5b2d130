import { reportRules } from '#lib/features/people/contracts/safety.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';

export const reportReviewContract = contract(call('POST', '/reviews/{id}/report'), {
  summary: 'Report a review about yourself; the answer holds the number of the report',
  ...reportRules,
});
