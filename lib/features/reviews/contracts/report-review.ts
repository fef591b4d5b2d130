import { reportErrors, reportRules } from '#lib/features/people/contracts/safety.ts';
import { contract } from '#lib/platform/contract/contract.ts';

export const reportReviewContract = contract('POST /reviews/{id}/report', {
  summary: "Report a review about yourself; returns the report's number",
  ...reportRules,
  errors: [...reportErrors],
});
