import type { WorkerProfileInput } from '#lib/features/profiles/contracts/profiles.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { skillList } from '#models/catalogue/skill.ts';
import { changeOwn, type OwnChanges } from '#models/people/user.ts';
import { workTypeList } from '#models/catalogue/work-type.ts';
import { toOwnChanges } from '#lib/features/profiles/services/to-own-changes.ts';
import { toSelfUser } from '#lib/features/people/services/to-self-user.ts';
import { listedEntries } from '#lib/features/catalogue/services/steps/listed-entries.ts';
import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';

const chosenSkills = async (wanted: string[] | undefined, tx: Tx): Promise<OwnChanges['skills']> => {
  if (!wanted) return undefined;
  const choice = { list: skillList, wanted, field: 'skills', unlisted: 'unknown_skill' } as const;
  return (await listedEntries(choice, tx)).map(({ _id, name }) => ({ _id, name }));
};

const chosenWorkTypes = async (wanted: string[] | undefined, tx: Tx): Promise<OwnChanges['workTypes']> => {
  if (!wanted) return undefined;
  const choice = { list: workTypeList, wanted, field: 'workTypes', unlisted: 'unknown_work_type' } as const;
  return (await listedEntries(choice, tx)).map(({ name }) => name);
};

interface ProfileChange {
  actor: Pick<Actor, 'userId'>;
  body: WorkerProfileInput;
}

/** Stores what somebody sent of their profile and answers all of it. */
export const storeProfile = async ({
  actor: { userId },
  body,
}: ProfileChange): Promise<{ message: string; data: SelfUser }> => {
  const place = body.address && (await locateAddress(body.address));
  return inTransaction(async (tx) => {
    const skills = await chosenSkills(body.skills, tx);
    const workTypes = await chosenWorkTypes(body.workTypes, tx);
    const changes = { ...toOwnChanges(body), ...place, skills, workTypes };
    const user = await changeOwn({ userId, changes }, tx);
    if (!user) throw new AppError('unauthorized');
    return { message: profiles.messages.updated, data: toSelfUser(user) };
  });
};
