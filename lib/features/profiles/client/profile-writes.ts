import type { CustomerProfileBody, WorkerProfileInput } from '#lib/features/profiles/contracts/profiles.ts';
import type { ServicePricesBody } from '#lib/features/profiles/contracts/service-prices.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { sendWrite } from '#lib/platform/browser/writes/send-write.ts';
import { PROFILE_ITEM } from './profile-item.ts';

/** `act` is the label of the button that opened the form. */
const toContext = (act: string) => ({
  item: PROFILE_ITEM,
  subject: { act, title: '', at: null },
  // The page reads the profile again.
  reread: () => Promise.resolve({}),
});

/** Saves the name and the phone number; see `sendWrite`. */
export const sendProfile = (role: Role, body: CustomerProfileBody, act: string) =>
  role === 'customer'
    ? sendWrite('PUT /users/update-customer-profile', { body }, toContext(act))
    : sendWrite('PUT /auth/update-profile', { body }, toContext(act));

/** Saves parts of a worker's profile; see `sendWrite`. */
export const sendWorkerProfile = (body: WorkerProfileInput, act: string) =>
  sendWrite('PUT /users/update-worker-profile', { body }, toContext(act));

/** Saves a worker's own prices; see `sendWrite`. */
export const sendServicePrices = (body: ServicePricesBody, act: string) =>
  sendWrite('PUT /users/service-prices', { body }, toContext(act));
