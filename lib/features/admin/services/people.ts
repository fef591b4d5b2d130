import { toManagedUser } from '#lib/features/admin/services/to-managed-user.ts';
import type {
  ManagedUser,
  VerificationBody,
  PictureDecisionBody,
} from '#lib/features/admin/contracts/moderation.ts';
import { type UserRecord, decideOnUser } from '#models/people/user.ts';
import type { AdminUser, UserQuery } from '#lib/features/admin/contracts/admin-lists.ts';
import { showPeople } from '#lib/features/admin/services/steps/show-people.ts';
import { listAllPeople } from '#models/people/all-people.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, toObjectId, type Tx } from '#models/connection.ts';
import { setImagePurpose } from '#models/platform/image.ts';
import { hideWorkPicture } from '#models/profiles/work-picture.ts';
import type { OwnWorkPicture } from '#lib/features/profiles/contracts/work-pictures.ts';
import { toOwnPicture } from '#lib/features/profiles/services/to-work-picture.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { holdAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';

/** All accounts; who waits for verification and who is suspended are questions to it. */
export const listUsers = listForAdmins<UserQuery, UserRecord, AdminUser>({
  name: 'users',
  read: ({ filter: { userType: role, ...filter }, span, page }) =>
    listAllPeople({ ...filter, role, ...span, ...page }),
  show: showPeople,
});

interface Input {
  actor: Actor;
  params: { id: string };
  body: VerificationBody;
}

/** Verifies a worker or takes the verification back; only workers have one. */
export const setVerification = ({ actor, params: { id }, body }: Input): Promise<{ data: ManagedUser }> =>
  inTransaction(async (tx) => {
    const { verified, reason } = body;
    await holdAdmin(actor, tx);
    const verification = verified ? { at: now(), by: toObjectId(actor.userId), reason } : null;
    const user = await decideOnUser({ userId: id, set: { verification } }, tx);
    if (user?.role !== 'worker') throw new AppError('not_found');
    const act = verified ? 'user.verify' : 'user.unverify';
    await writeAudit({ actor, act, subjectId: id, details: { reason } }, tx);
    return { data: toManagedUser(user) };
  });

interface PictureInput {
  actor: Actor;
  params: { id: string };
  body: PictureDecisionBody;
}

interface Decided {
  workerId: string;
  isHidden: boolean;
  reason: string;
}

const tellWorker = async ({ workerId: userId, isHidden, reason }: Decided, tx: Tx): Promise<void> => {
  const news = isHidden ? 'hidden' : 'shown';
  const content = { kind: 'picture', params: { news, reason } } as const;
  await writeOutbox({ kind: 'notification', payload: { userId, content, href: workerPaths.profile } }, tx);
};

/** Hides a picture of a worker's from everyone else, its file too, or shows it again. */
export const decideOnPicture = ({
  actor,
  params: { id: pictureId },
  body: { hidden: isHidden, reason },
}: PictureInput): Promise<{ data: OwnWorkPicture }> =>
  inTransaction(async (tx) => {
    await holdAdmin(actor, tx);
    const hidden = isHidden ? { at: now(), by: actor.userId, reason } : null;
    const picture = await hideWorkPicture({ pictureId, hidden }, tx);
    if (!picture) throw new AppError('not_found');
    const purpose = isHidden ? 'withheld' : 'work';
    await setImagePurpose({ key: picture.imageKey, purpose }, tx);
    await tellWorker({ workerId: String(picture.workerId), isHidden, reason }, tx);
    const act = isHidden ? 'picture.hide' : 'picture.show';
    await writeAudit({ actor, act, subjectId: pictureId, details: { reason } }, tx);
    return { data: toOwnPicture(picture) };
  });
