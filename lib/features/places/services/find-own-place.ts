import { priceHere } from './steps/price-place.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { cityOf } from '#lib/features/places/rules/city-alias.ts';
import type { PinRow } from '#lib/features/places/rules/geo.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';

interface Asked {
  actor: Pick<Actor, 'userId'> | null;
  /** The PIN that this browser remembers. */
  pinCode: string | undefined;
}

const ofPin = (row: PinRow): PagePlace => {
  const { pinCode, state, point } = row;
  return { pinCode, city: cityOf(row), state, point };
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

const findSaved = async (actor: Asked['actor']): Promise<PagePlace | null> => {
  const user = actor && (await findUser(actor.userId));
  return user && ofAddress(user);
};

/** The place of whoever asks: the saved address, else the PIN that their browser remembers. */
export const findOwnPlace = async ({ actor, pinCode = '' }: Asked): Promise<PagePlace | null> => {
  const saved = await findSaved(actor);
  if (saved) return saved;
  const row = (await pinTable()).find(pinCode);
  return row && ofPin(row);
};

/** A page's place as prices are asked for there. */
export const findHere = priceHere;
