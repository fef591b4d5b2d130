import { takeLink } from '#lib/features/accounts/services/steps/link-share.ts';
import { findBarrier, type SwitchedOffThing } from '#lib/features/catalogue/rules/switched-off.ts';
import { loadSwitchedOff } from '#lib/features/catalogue/services/steps/load-switched-off.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { isKnownCity, toStateCityKey } from '#lib/features/places/services/steps/read-city.ts';
import {
  MAX_WANTED,
  type WantedBody,
  type WantedService,
} from '#lib/features/search/contracts/wanted-words.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { inTransaction, toObjectId, type Tx } from '#models/connection.ts';
import {
  countWantedOffers,
  findOwnWantedOffer,
  insertWantedOffer,
  renewWantedOffer,
  type WantedOfferRecord,
} from '#models/search/wanted-offers.ts';

const RETRY_SECONDS = 3600;

type Thing = Pick<SwitchedOffThing, 'kind' | 'key' | 'name'>;

/** Returns the city or trade that a body names. */
const findThing = async ({ place, skillId }: WantedBody): Promise<Thing> => {
  if (place) {
    if (await isKnownCity(place))
      return { kind: 'city', key: toStateCityKey(place.state, place.city), name: place.city };
    throw new AppError('validation_failed', { errors: [{ field: 'place.city', code: 'unknown_choice' }] });
  }
  const skill = skillId === undefined ? null : await skillList.find(skillId);
  if (!skill) throw new AppError('not_found');
  return { kind: 'trade', key: String(skill._id), name: skill.name };
};

type Asker = Pick<WantedOfferRecord, 'owner' | 'userId' | 'email' | 'locale'>;

/** Returns who waits: a member by the account, a guest by an address that they let us keep. */
const toAsker = (actor: Actor | null, { email, consent, language }: WantedBody): Asker => {
  if (actor)
    return { owner: actor.userId, userId: toObjectId(actor.userId), email: undefined, locale: undefined };
  const missing = email === undefined ? 'email' : 'consent';
  if (email === undefined || consent === undefined)
    throw new AppError('validation_failed', { errors: [{ field: missing, code: 'required' }] });
  return { owner: email, userId: undefined, email, locale: language ?? 'en' };
};

// A guest's address is confirmed by mail, once: the mail holds the link that withdraws it.
const store = async (actor: Actor | null, asker: Asker, thing: SwitchedOffThing, tx: Tx): Promise<string> => {
  if (actor) await lockAccounts(actor, tx);
  const { owner } = asker;
  const known = await findOwnWantedOffer(owner, thing, tx);
  // Others may type a guest's address: they cannot prolong how long it is kept, or have it mailed again.
  if (known && actor) await renewWantedOffer(known._id, now(), tx);
  if (known) return String(known._id);
  if ((await countWantedOffers(owner, tx)) >= MAX_WANTED) throw new AppError('too_many_wanted');
  const { kind, key, name, state } = thing;
  const row = await insertWantedOffer({ ...asker, kind, key, name, state, askedAt: now() }, tx);
  const id = String(row._id);
  const { email: to, locale } = asker;
  if (to && locale)
    await writeOutbox(
      { kind: 'wantedMail', payload: { mail: 'wantedAsked', id, to, locale, thing: { kind, key, name } } },
      tx,
    );
  return id;
};

// Strangers may type the address: a mailbox gets few mails a day.
const requireMailShare = async ({ owner, email }: Asker, thing: Thing, network: string): Promise<void> => {
  if (email === undefined || (await findOwnWantedOffer(owner, thing))) return;
  if (!(await takeLink({ email, holder: null, network })))
    throw new AppError('too_many_requests', {
      params: { seconds: RETRY_SECONDS },
      retryAfterSeconds: RETRY_SECONDS,
    });
};

/** Remembers who waits for a switched-off city or trade, or answers that it can be booked. */
export const wantOffer = async (
  actor: Actor | null,
  body: WantedBody,
  network: string,
): Promise<{ data: WantedService }> => {
  const { kind, key, name: text } = await findThing(body);
  const asker = toAsker(actor, body);
  const names = kind === 'city' ? { cityKeys: [key] } : { skillIds: [key] };
  const thing = findBarrier(await loadSwitchedOff(), names);
  if (!thing) return { data: { text, state: 'offered' } };
  await requireMailShare(asker, thing, network);
  const _id = await inTransaction((tx) => store(actor, asker, thing, tx));
  return { data: { text, state: 'waiting', ...(actor && { _id }) } };
};
