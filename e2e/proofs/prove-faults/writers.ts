import { randomUUID } from 'node:crypto';
import type { BookingBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { Answer } from '#e2e/kit/api/exchange.ts';
import { viewIn } from '#e2e/kit/booking-client.ts';
import type { SignedIn } from '#e2e/kit/factories/users.ts';
import { insist, type Seen } from './insist.ts';

/** The writers' target, their deadline, and their observations. */
export interface Field {
  origin(): string;
  isOver(): boolean;
  readonly seen: Seen;
  /** Acknowledged bookings by id, and whether the acceptance was acknowledged too. */
  readonly bookings: Map<string, boolean>;
  /** Acknowledged messages by sender and client id. */
  readonly messages: Set<string>;
  /** Jobs acknowledged as paid. */
  readonly paid: Set<string>;
}

// 409: the answer to an earlier try got lost.
const isSo = (answer: Answer | null): boolean => answer?.status === 200 || answer?.status === 409;

/** A worker's time that two customers request at once. */
export interface BookingTry {
  readonly body: BookingBody;
  readonly worker: SignedIn;
}

/** A customer who books one time after another, each accepted at once. */
export const keepBooking = async (
  field: Field,
  { customer, wishes }: { customer: SignedIn; wishes: readonly BookingTry[] },
) => {
  for (const { body, worker } of wishes) {
    if (field.isOver()) return;
    const parts = { body, headers: { 'idempotency-key': randomUUID() } };
    const booked = await insist({ ...field, call: 'POST /bookings', token: customer.token, parts });
    if (booked?.status !== 201) continue;
    const { _id: id } = viewIn(booked);
    field.bookings.set(id, false);
    const yes = { params: { id }, body: { status: 'accepted' } };
    const accepted = await insist({
      ...field,
      call: 'PUT /bookings/{id}/status',
      token: worker.token,
      parts: yes,
    });
    if (isSo(accepted)) field.bookings.set(id, true);
  }
};

/** Writes one message after another. */
export const keepWriting = async (
  field: Field,
  { from, to }: { from: SignedIn; to: string },
): Promise<void> => {
  for (let turn = 0; !field.isOver(); turn += 1) {
    const clientId = randomUUID();
    const parts = { params: { id: to }, body: { text: `Message ${turn}`, clientId } };
    const sent = await insist({ ...field, call: 'POST /messages/send/{id}', token: from.token, parts });
    if (sent && sent.status < 300) field.messages.add(`${from.userId} ${clientId}`);
  }
};

/** A worker who completes one job after another and records the payments. */
export const keepEarning = async (
  field: Field,
  jobs: readonly { id: string; worker: SignedIn }[],
): Promise<void> => {
  for (const { id, worker } of jobs) {
    if (field.isOver()) return;
    const mine = { ...field, token: worker.token };
    const done = { params: { id }, body: { status: 'completed' } };
    if (!isSo(await insist({ ...mine, call: 'PUT /bookings/{id}/status', parts: done }))) continue;
    const paid = { params: { id }, body: { method: 'cash' } };
    if (isSo(await insist({ ...mine, call: 'PUT /bookings/{id}/paid', parts: paid }))) field.paid.add(id);
  }
};
