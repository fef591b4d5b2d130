import type { VerificationCheck } from '#lib/features/people/contracts/verification.ts';
import { toObjectId } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';

interface Granted {
  worker: UserRecord;
  by: string;
  reason: string;
  checked: VerificationCheck;
  at: Date;
}

/** A worker's verification; it no longer holds when name or picture have changed since. */
export const toVerification = ({
  worker,
  by,
  ...granted
}: Granted): NonNullable<UserRecord['verification']> => ({
  ...granted,
  by: toObjectId(by),
  shownAs: { name: worker.name, imageKey: worker.imageKey },
});
