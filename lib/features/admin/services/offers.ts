import type { CityOfferBody, TradeOfferBody } from '#lib/features/admin/contracts/offers.ts';
import type { SwitchedOffThing } from '#lib/features/catalogue/rules/switched-off.ts';
import { forgetSwitchedOff } from '#lib/features/catalogue/services/steps/load-switched-off.ts';
import { lockLead } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { isKnownCity, toStateCityKey } from '#lib/features/places/services/steps/read-city.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { AuditAct } from '#lib/platform/contract/audit-act.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { putSwitchedOff, removeSwitchedOff } from '#models/catalogue/switched-off.ts';
import { inTransaction, toObjectId } from '#models/connection.ts';

type Reply = Promise<{ data: { name: string; isOffered: boolean } }>;

/** Switches a city or trade. Switching to the state it is in changes nothing and leaves no audit row. */
const setOffer = async (
  actor: Actor,
  thing: SwitchedOffThing,
  { isOffered, reason }: TradeOfferBody,
): Reply => {
  await inTransaction(async (tx) => {
    await lockLead(actor, tx);
    const at = now();
    const isChanged = isOffered
      ? await removeSwitchedOff(thing, tx)
      : await putSwitchedOff({ ...thing, reason, byId: toObjectId(actor.userId), at }, tx);
    if (!isChanged) return;
    const { kind, key, name } = thing;
    const act: AuditAct = `${kind}.${isOffered ? 'on' : 'off'}`;
    await writeAudit({ actor, act, subjectId: key, aboutId: '', details: { name, note: reason } }, tx);
    await writeOutbox({ kind: 'offerSwitched', payload: { ...thing, isOffered } }, tx);
    tx.afterCommit(forgetSwitchedOff);
  });
  return { data: { name: thing.name, isOffered } };
};

export const setCityOffer = async ({
  actor,
  body: { city, state, ...body },
}: {
  actor: Actor;
  body: CityOfferBody;
}): Reply => {
  if (!(await isKnownCity({ city, state })))
    throw new AppError('validation_failed', { errors: [{ field: 'city', code: 'unknown_choice' }] });
  return setOffer(actor, { kind: 'city', key: toStateCityKey(state, city), name: city, state }, body);
};

export const setTradeOffer = async ({
  actor,
  params: { id },
  body,
}: {
  actor: Actor;
  params: { id: string };
  body: TradeOfferBody;
}): Reply => {
  const skill = await skillList.find(id);
  if (!skill) throw new AppError('not_found');
  return setOffer(actor, { kind: 'trade', key: id, name: skill.name }, body);
};
