import * as positions from '#lib/features/bookings/contracts/position.ts';
import { askForHelpContract, sayAllWellContract } from '#lib/features/bookings/contracts/visit-safety.ts';
import * as photos from '#lib/features/bookings/contracts/work-photos.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeBookable, makeBooking, makeExtra, makeWorkPhoto } from '#e2e/kit/factories/bookings.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';

const photo = '0'.repeat(32);

/** A job that is going on, with a photo by the caller; an admin sees anyone's. */
const own = async ({ user }: Caller) => {
  const bookable = await makeBookable();
  const by = user.role === 'worker' ? 'worker' : 'customer';
  const booking = await makeBooking({
    bookable: user.role === 'worker' ? { ...bookable, worker: user } : bookable,
    ...(user.role === 'customer' && { customer: user }),
    status: 'in_progress',
    photos: [makeWorkPhoto({ by })],
  });
  return { id: String(booking._id) };
};

const others = async () => {
  const booking = await makeBooking({ status: 'in_progress', photos: [makeWorkPhoto()] });
  return { id: String(booking._id) };
};

const toBody = async ({ userId: ownerId }: Caller) => ({
  ...{ photo: await makeStoredImage({ ownerId }), stage: 'before' },
});

const outcome = only('customer', 'worker');
const notOwn = { ...members(403), customer: 404, worker: 404 } as const;

/** A job of yesterday that goes on. */
const runningOver = async ({ user }: Caller) => {
  const bookable = { ...(await makeBookable()), worker: user };
  const booking = await makeBooking({ bookable, status: 'in_progress', extras: [makeExtra()] });
  return { id: String(booking._id) };
};

const sighting = { lat: 27.175, lng: 78.015 };
const start = { ...sighting, screen: 'tab-7f3a91c2', isFirst: true };

/** A visit whose worker is on the way and shows it. */
const onTheWay = async ({ user }: Caller) => {
  const bookable = await makeBookable();
  const booking = await makeBooking({
    ...(user.role === 'worker' ? { bookable: { ...bookable, worker: user } } : { bookable, customer: user }),
    ...{ status: 'on_the_way', sighting: { ...sighting, at: now() } },
  });
  return { id: String(booking._id) };
};

export const rows: MatrixRow[] = [
  {
    contract: askForHelpContract,
    outcome: only('customer', 'worker'),
    request: async (caller) => ({ params: await own(caller), body: {} }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({ params: await others(), body: {} }),
    },
  },
  {
    contract: positions.sharePositionContract,
    outcome: only('worker'),
    request: async (caller) => ({ params: await onTheWay(caller), body: start }),
    other: {
      outcome: { ...members(403), worker: 404 },
      request: async () => ({ params: await others(), body: start }),
    },
  },
  {
    contract: positions.hidePositionContract,
    outcome: only('worker'),
    request: async (caller) => ({ params: await onTheWay(caller) }),
    other: {
      outcome: { ...members(403), worker: 404 },
      request: async () => ({ params: await others() }),
    },
  },
  {
    contract: positions.readPositionContract,
    outcome: only('customer'),
    request: async (caller) => ({ params: await onTheWay(caller) }),
    other: {
      outcome: { ...members(403), customer: 404 },
      request: async () => ({ params: await others() }),
    },
  },
  {
    contract: sayAllWellContract,
    outcome: { ...members(403), worker: 'ok' },
    request: async (caller) => ({ params: await runningOver(caller), body: {} }),
    other: {
      outcome: { ...members(403), worker: 404 },
      request: async () => ({ params: await others(), body: {} }),
    },
  },
  {
    contract: photos.readWorkPhotosContract,
    outcome: only('customer', 'worker', 'admin'),
    request: async (caller) => ({ params: await own(caller) }),
    other: {
      outcome: { ...notOwn, admin: 'ok' },
      request: async () => ({ params: await others() }),
    },
  },
  {
    contract: photos.addWorkPhotoContract,
    outcome,
    request: async (caller) => ({ params: await own(caller), body: await toBody(caller) }),
    other: {
      outcome: notOwn,
      request: async (caller) => ({ params: await others(), body: await toBody(caller) }),
    },
  },
  {
    contract: photos.removeWorkPhotoContract,
    outcome,
    request: async (caller) => ({ params: { ...(await own(caller)), photo } }),
    empty: ['data.photos'],
    other: {
      outcome: notOwn,
      request: async () => ({ params: { ...(await others()), photo } }),
    },
  },
];
