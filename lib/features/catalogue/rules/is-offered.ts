import type { JobRecord } from '#models/catalogue/job.ts';
import type { UserRecord } from '#models/people/user.ts';

/** Whether a worker has every skill that a service needs. */
export const isOffered = (
  { skillIds }: Pick<JobRecord, 'skillIds'>,
  { skills }: Pick<UserRecord, 'skills'>,
): boolean => skillIds.every((id) => skills.some(({ _id }) => id.equals(_id)));
