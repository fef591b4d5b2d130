import type { WorkerProfileInput } from '#lib/features/profiles/contracts/profiles.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { skillList, workTypeList } from '#models/catalogue/named-list.ts';
import { changeOwn, findUser, type OwnChanges } from '#models/people/user.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import { listedEntries } from '#lib/features/catalogue/services/steps/listed-entries.ts';
import { requireHonestPerson } from '#lib/features/people/services/steps/require-honest-person.ts';
import { askPapersAgain } from './notify-papers.ts';
import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';
import { keepFormer } from '#lib/features/people/rules/former-prices.ts';
import { now } from '#lib/platform/time/clock.ts';
import { mergeAvailability } from '#lib/features/people/rules/availability.ts';

const paise = (rupees: number): number => Math.round(rupees * 100);

// Undefined stays undefined (not sent), null stays null (emptied).
const through = <Value, Result>(value: Value | null | undefined, to: (value: Value) => Result) =>
  value === null || value === undefined ? value : to(value);

/** What a profile form changes of the record, address, skills and work types aside: clear names, money in paise. */
const toOwnChanges = (body: WorkerProfileInput): OwnChanges => ({
  name: body.name,
  phone: body.phone,
  about: body.about === null ? '' : body.about,
  areaRangeKm: body.areaRange,
  hourlyRatePaise: through(body.hourlyRate, paise),
  priceRangePaise: through(body.priceRange, ({ min, max }) => ({ min: paise(min), max: paise(max) })),
  experienceYears: body.experience,
  certifications: body.certifications,
  serviceAreas: body.serviceAreas,
  availability: through(body.availability, mergeAvailability),
});

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

/** What is to be remembered of the rate that another one takes the place of. */
const formerRatesOf = async (
  userId: string,
  { hourlyRatePaise }: OwnChanges,
  tx: Tx,
): Promise<OwnChanges['formerRates']> => {
  if (hourlyRatePaise === undefined) return undefined;
  const user = await findUser(userId, tx);
  if (!user) return undefined;
  return keepFormer({ paise: user.hourlyRatePaise, former: user.formerRates }, hourlyRatePaise, now());
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
  requireHonestPerson(body);
  const place = body.address && (await locateAddress(body.address));
  return inTransaction(async (tx) => {
    const skills = await chosenSkills(body.skills, tx);
    const workTypes = await chosenWorkTypes(body.workTypes, tx);
    const own = toOwnChanges(body);
    const formerRates = await formerRatesOf(userId, own, tx);
    const changes = { ...own, ...place, skills, workTypes, formerRates };
    const before = own.name === undefined ? null : await findUser(userId, tx);
    const changed = await changeOwn({ userId, changes }, tx);
    const hasNewName = before !== null && before.name !== own.name;
    const user = (hasNewName && (await askPapersAgain(before, tx))) || changed;
    if (!user) throw new AppError('unauthorized');
    return { message: profiles.messages.updated, data: toSelfUser(user) };
  });
};
