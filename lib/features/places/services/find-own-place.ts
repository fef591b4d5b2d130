import { readVisitBarrier } from './steps/find-barrier.ts';
import { findPricingPlace } from './steps/price-place.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { cityFor } from '#lib/features/places/rules/city-alias.ts';
import type { PinRow } from '#lib/features/places/rules/geo.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';

interface PlaceSource {
  actor: Pick<Actor, 'userId'> | null;
  /** The PIN stored in this browser. */
  pinCode: string | undefined;
}

const ofPin = (row: PinRow): PagePlace => {
  const { pinCode, state, point } = row;
  return { pinCode, city: cityFor(row), state, point };
};

const ofAddress = ({ address, point }: UserRecord): PagePlace | null => {
  const { pinCode = null, city = null, state = null } = address;
  if (pinCode === null && city === null) return null;
  const [lng, lat] = point?.coordinates ?? [];
  return {
    ...{ pinCode, city, state },
    point: lat === undefined || lng === undefined ? null : { lat, lng },
  };
};

const findSaved = async (actor: PlaceSource['actor']): Promise<PagePlace | null> => {
  const user = actor && (await findUser(actor.userId));
  return user && ofAddress(user);
};

/** Returns the caller's place: the saved address, else the PIN stored in the browser. */
export const findOwnPlace = async ({ actor, pinCode = '' }: PlaceSource): Promise<PagePlace | null> => {
  const saved = await findSaved(actor);
  if (saved) return saved;
  const row = (await pinTable()).find(pinCode);
  return row && ofPin(row);
};

/** Returns what is switched off for a page: the city of its place, or one of its trades. */
export const readBarrier = readVisitBarrier;

/** Resolves a page's place for prices. */
export const findHere = findPricingPlace;
