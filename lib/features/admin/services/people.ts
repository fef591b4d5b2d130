import { toVerification } from '#lib/features/admin/services/steps/to-verification.ts';
import { refuseAadhaar } from '#lib/features/profiles/services/steps/refuse-aadhaar.ts';
import { isStillAs } from '#lib/features/admin/services/steps/show-seen-worker.ts';
import { toManagedUser } from '#lib/features/admin/services/to-managed-user.ts';
import type {
  ManagedUser,
  VerificationBody,
  PictureDecisionBody,
} from '#lib/features/admin/contracts/moderation.ts';
import { type UserRecord, decideOnUser, findUser } from '#models/people/user.ts';
import type { AdminUser, UserQuery } from '#lib/features/admin/contracts/admin-lists.ts';
import { showPeople } from '#lib/features/admin/services/steps/show-people.ts';
import { listAllPeople } from '#models/people/all-people.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { setImagePurpose } from '#models/platform/image.ts';
import { hideWorkPicture } from '#models/profiles/work-picture.ts';
import type { OwnWorkPicture } from '#lib/features/profiles/contracts/work-pictures.ts';
import { toOwnPicture } from '#lib/features/profiles/services/to-work-picture.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';

export const listUsers = listForAdmins<UserQuery, UserRecord, AdminUser>({
  name: 'users',
  read: ({ filter: { userType: role, ...filter }, span, page }) =>
    listAllPeople({ ...filter, role, ...span, ...page }),
  show: showPeople,
});

/** Verifies a worker or withdraws the verification. */
export const setVerification = ({
  actor,
  params: { id },
  body,
}: {
  actor: Actor;
  params: { id: string };
  body: VerificationBody;
}): Promise<{ data: ManagedUser }> =>
  inTransaction(async (tx) => {
    refuseAadhaar(body.reason, { isProof: body.verified });
    await lockAdmin(actor, tx);
    const worker = await findUser(id, tx);
    if (worker?.role !== 'worker') throw new AppError('not_found');
    const { reason, seen } = body;
    const checked = (body.verified && body.checked) || null;
    if (checked && !(seen && (await isStillAs(worker, seen, tx)))) throw new AppError('worker_changed');
    const verification = checked && toVerification({ worker, by: actor.userId, reason, checked, at: now() });
    const user = await decideOnUser({ userId: id, set: { verification } }, tx);
    if (!user) throw new AppError('not_found');
    const act = checked ? 'user.verify' : 'user.unverify';
    await writeAudit(
      { actor, act, subjectId: id, details: { ...(checked && { checked }), note: reason } },
      tx,
    );
    return { data: toManagedUser(user) };
  });

const notifyWorker = async (
  { workerId: userId, isHidden, reason }: { workerId: string; isHidden: boolean; reason: string },
  tx: Tx,
): Promise<void> => {
  const news = isHidden ? 'hidden' : 'shown';
  const content = { kind: 'picture', params: { news, reason } } as const;
  await writeOutbox({ kind: 'notification', payload: { userId, content, href: workerPaths.profile } }, tx);
};

/** Hides a worker's picture and its file from everyone else, or shows it again. */
export const decideOnPicture = ({
  actor,
  params: { id: pictureId },
  body: { hidden: isHidden, reason },
}: {
  actor: Actor;
  params: { id: string };
  body: PictureDecisionBody;
}): Promise<{ data: OwnWorkPicture }> =>
  inTransaction(async (tx) => {
    await lockAdmin(actor, tx);
    const hidden = isHidden ? { at: now(), by: actor.userId, reason } : null;
    const picture = await hideWorkPicture({ pictureId, hidden }, tx);
    if (!picture) throw new AppError('not_found');
    const purpose = isHidden ? 'withheld' : 'work';
    await setImagePurpose({ key: picture.imageKey, purpose }, tx);
    await notifyWorker({ workerId: String(picture.workerId), isHidden, reason }, tx);
    const act = isHidden ? 'picture.hide' : 'picture.show';
    const aboutId = String(picture.workerId);
    await writeAudit({ actor, act, subjectId: pictureId, aboutId, details: { note: reason } }, tx);
    return { data: toOwnPicture(picture) };
  });
