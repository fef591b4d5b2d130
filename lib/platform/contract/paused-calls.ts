import type { Contract } from './contract.ts';

/** Open with any body, or only with this value of a field. */
type Opening = true | { readonly field: string; readonly value: string };

/**
 * All that a person whose account is paused may still call, besides what guests may. Everything else is refused with
 * `suspended`.
 */
export const pausedCalls: Readonly<Record<string, Opening>> = {
  'POST /auth/logout': true,
  // Their own bookings: read, and call off.
  'GET /bookings': true,
  'GET /bookings/{id}': true,
  'GET /bookings/{id}/cancellation': true,
  'PUT /bookings/{id}/status': { field: 'status', value: 'cancelled' },
  // A claim that they were absent runs on, so they must be able to answer it.
  'PUT /bookings/{id}/no-show': true,
  'PUT /bookings/{id}/no-show/seen': true,
  // A case runs on, too.
  'GET /bookings/{id}/case': true,
  'PUT /bookings/{id}/case/answer': true,
  'POST /bookings/{id}/case/appeal': true,
  'POST /uploads': true,
  // Proving a contact.
  'POST /auth/resend-verification': true,
  'POST /auth/code': true,
  'PUT /auth/phone': true,
  // Export.
  'GET /users/export': true,
  // Contact, and our answers.
  'POST /admin/send-message-to-us': true,
  'GET /tickets': true,
  'POST /tickets/{id}/messages': true,
  // Offers they wait for, also to stop waiting.
  'GET /search/wanted': true,
  'POST /search/wanted': true,
  'DELETE /search/wanted/{id}': true,
  // The pause, and the appeal against it.
  'GET /users/pause': true,
  'POST /appeals': true,
  // Delete, and what the form says about money and claims that end with the account.
  'POST /users/delete-account': true,
  'GET /ledger': true,
  'GET /users/counted': true,
};

const openingFor = ({ name }: Pick<Contract, 'name'>): Opening | undefined => pausedCalls[name];

/** Whether a paused person may call it at all. */
export const isOpenToPaused = (call: Pick<Contract, 'name'>): boolean => openingFor(call) !== undefined;

/** Whether a paused person may call it with this body. */
export const mayPausedSend = (call: Pick<Contract, 'name'>, body: unknown): boolean => {
  const opening = openingFor(call);
  if (opening === undefined || opening === true) return opening === true;
  if (typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(([name, value]) => name === opening.field && value === opening.value);
};
