import type { WorkerProfileInput } from '#lib/features/profiles/contracts/profiles.ts';
import type { ProfilePart } from '#lib/features/people/rules/profile-versions.ts';
import { requireSameProfile } from '#lib/features/people/services/steps/require-same-profile.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { profiles } from '#lib/features/profiles/texts/profiles.en.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { skillList, workTypeList } from '#models/catalogue/named-list.ts';
import { changeOwn, findUser, type OwnChanges, type UserRecord } from '#models/people/user.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import { requireEntries } from '#lib/features/catalogue/services/steps/listed-entries.ts';
import { carryPause } from '#lib/features/people/services/steps/carry-pause.ts';
import { requireHonestPerson } from '#lib/features/people/services/steps/require-honest-person.ts';
import { requireNoContacts } from '#lib/features/people/services/steps/require-no-contacts.ts';
import { followNewLooks } from './notify-papers.ts';
import { refuseAadhaar } from './refuse-aadhaar.ts';
import { assertDoorIsNear, locateAddress } from '#lib/features/places/services/steps/locate-address.ts';
import { releaseGatePhoto } from '#lib/features/places/services/steps/release-gate-photo.ts';
import { keepFormer } from '#lib/features/people/rules/former-prices.ts';
import { now } from '#lib/platform/time/clock.ts';
import { mergeAvailability } from '#lib/features/people/rules/availability.ts';
import { toPaise } from '#lib/platform/contract/rupees.ts';

// Undefined stays undefined (not sent), null stays null (cleared).
const through = <Value, Result>(value: Value | null | undefined, to: (value: Value) => Result) =>
  value === null || value === undefined ? value : to(value);

/**
 * Converts a profile form to record changes, except address, skills and work types: renamed fields, money in paise.
 */
const toOwnChanges = (body: WorkerProfileInput): OwnChanges => ({
  name: body.name,
  phone: body.phone,
  about: body.about === null ? '' : body.about,
  areaRangeKm: body.areaRange,
  hourlyRatePaise: through(body.hourlyRate, toPaise),
  priceRangePaise: through(body.priceRange, ({ min, max }) => ({ min: toPaise(min), max: toPaise(max) })),
  experienceYears: body.experience,
  certifications: body.certifications,
  serviceAreas: body.serviceAreas,
  availability: through(body.availability, mergeAvailability),
});

const chosenSkills = async (chosen: string[] | undefined, tx: Tx): Promise<OwnChanges['skills']> => {
  if (!chosen) return undefined;
  const choice = { list: skillList, chosen, field: 'skills', unlisted: 'unknown_skill' } as const;
  return (await requireEntries(choice, tx)).map(({ _id, name }) => ({ _id, name }));
};

const chosenWorkTypes = async (chosen: string[] | undefined, tx: Tx): Promise<OwnChanges['workTypes']> => {
  if (!chosen) return undefined;
  const choice = {
    list: workTypeList,
    chosen,
    field: 'workTypes',
    unlisted: 'unknown_work_type',
  } as const;
  return (await requireEntries(choice, tx)).map(({ name }) => name);
};

/** Returns the former rates to remember after a change. */
const toFormerRates = async (
  userId: string,
  { hourlyRatePaise }: OwnChanges,
  tx: Tx,
): Promise<OwnChanges['formerRates']> => {
  if (hourlyRatePaise === undefined) return undefined;
  const user = await findUser(userId, tx);
  if (!user) return undefined;
  return keepFormer({ paise: user.hourlyRatePaise, former: user.formerRates }, hourlyRatePaise, now());
};

type PublicTexts = Pick<UserRecord, 'about' | 'certifications' | 'serviceAreas'>;

const textsIn = ({ about, certifications, serviceAreas }: Partial<PublicTexts>): [string, string][] => [
  ['about', about ?? ''],
  ...(certifications ?? []).map((text, place): [string, string] => [`certifications.${place}`, text]),
  ...(serviceAreas ?? []).map((text, place): [string, string] => [`serviceAreas.${place}`, text]),
];

// Texts stored before this rule stay until they change.
const changedTexts = (before: PublicTexts, changes: OwnChanges): [string, string][] => {
  const known = new Set(textsIn(before).map(([, text]) => text));
  return textsIn(changes).filter(([, text]) => !known.has(text));
};

const personFields = ['name', 'phone'];

const partIn = ({ madeFrom: _, ...body }: WorkerProfileInput): ProfilePart => {
  const sent = Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (sent.every((name) => name === 'availability')) return 'hours';
  return sent.every((name) => personFields.includes(name)) ? 'person' : 'trade';
};

/** Stores profile changes and returns the account. */
export const storeProfile = async ({
  actor: { userId },
  body,
}: {
  actor: Pick<Actor, 'userId'>;
  body: WorkerProfileInput;
}): Promise<{ message: string; data: SelfUser }> => {
  requireHonestPerson(body);
  if (body.address) await assertDoorIsNear(body.address, 'address.');
  const place = body.address && (await locateAddress(body.address));
  return inTransaction(async (tx) => {
    const skills = await chosenSkills(body.skills, tx);
    const workTypes = await chosenWorkTypes(body.workTypes, tx);
    const own = toOwnChanges(body);
    const formerRates = await toFormerRates(userId, own, tx);
    const changes = { ...own, ...place, skills, workTypes, formerRates };
    const before = await findUser(userId, tx);
    if (before) requireSameProfile(before, partIn(body), body.madeFrom);
    const texts = before ? changedTexts(before, own) : [];
    for (const [, text] of texts) refuseAadhaar(text, { isProof: false });
    requireNoContacts(texts);
    const changed = await changeOwn({ userId, changes }, tx);
    if (!before || !changed) throw new AppError('unauthorized');
    const user = await followNewLooks(before, changed, tx);
    if (place) await releaseGatePhoto(user, tx);
    if (own.phone !== undefined) await carryPause(user, now(), tx);
    return { message: profiles.messages.updated, data: toSelfUser(user) };
  });
};
