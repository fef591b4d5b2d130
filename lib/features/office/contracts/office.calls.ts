import { callOf } from '#lib/platform/contract/call.ts';
import type {
  answerTicketContract,
  closeReportContract,
  decideNoShowContract,
} from '#lib/features/admin/contracts/admin-lists.ts';
import type {
  decideAppealContract,
  setPauseContract,
  setRightContract,
  setVerificationContract,
} from '#lib/features/admin/contracts/moderation.ts';
import type { removeJobContract, replaceJobContract } from '#lib/features/catalogue/contracts/jobs.ts';
import type {
  removeSkillContract,
  removeWorkTypeContract,
  replaceSkillContract,
  replaceWorkTypeContract,
} from '#lib/features/catalogue/contracts/named-lists.ts';
import type { decideOnReviewContract } from '#lib/features/admin/contracts/review-decision.ts';
import type { decidePapersContract, readPaperContract } from '#lib/features/admin/contracts/papers.ts';
import type { decideTopUpContract } from '#lib/features/money/contracts/wallet.ts';
import type { readQueueContract, readQueuesContract } from './office.ts';

export const readQueuesCall = callOf<typeof readQueuesContract>('GET', '/admin/queues');
export const readQueueCall = callOf<typeof readQueueContract>('GET', '/admin/queues/{queue}');
export const decidePapersCall = callOf<typeof decidePapersContract>('PUT', '/admin/verifications/{id}');
export const readPaperCall = callOf<typeof readPaperContract>('GET', '/admin/verifications/{id}/{which}');
export const verifyCall = callOf<typeof setVerificationContract>('PUT', '/admin/users/{id}/verification');
export const pauseCall = callOf<typeof setPauseContract>('PUT', '/admin/users/{id}/pause');
export const decideAppealCall = callOf<typeof decideAppealContract>('PUT', '/admin/appeals/{id}');
export const setRightCall = callOf<typeof setRightContract>('PUT', '/admin/admins/{id}');
export const closeReportCall = callOf<typeof closeReportContract>('PUT', '/admin/reports/{id}');
export const decideOnReviewCall = callOf<typeof decideOnReviewContract>('PUT', '/admin/reviews/{id}');
export const answerTicketCall = callOf<typeof answerTicketContract>('PUT', '/admin/tickets/{id}');
export const decideClaimCall = callOf<typeof decideNoShowContract>('PUT', '/admin/bookings/{id}/no-show');
export const decideTopUpCall = callOf<typeof decideTopUpContract>('PUT', '/admin/top-ups/{id}');
export const changeSkillCall = callOf<typeof replaceSkillContract>('PUT', '/admin/skill-list/{id}');
export const removeSkillCall = callOf<typeof removeSkillContract>('DELETE', '/admin/skill-list/{id}');
export const changeWorkTypeCall = callOf<typeof replaceWorkTypeContract>('PUT', '/admin/work-type/{id}');
export const removeWorkTypeCall = callOf<typeof removeWorkTypeContract>('DELETE', '/admin/work-type/{id}');
export const changeServiceCall = callOf<typeof replaceJobContract>('PUT', '/admin/job/{id}');
export const removeServiceCall = callOf<typeof removeJobContract>('DELETE', '/admin/job/{id}');
