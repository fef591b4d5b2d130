import { randomUUID } from 'node:crypto';
import {
  createBookingCall,
  markPaidCall,
  setBookingStatusCall,
} from '#lib/features/bookings/contracts/bookings.calls.ts';
import { sendMessageCall } from '#lib/features/messages/contracts/messages.calls.ts';
import type { BookingBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { Answer } from '../../testing/api/exchange.ts';
import { viewIn } from '../../testing/booking-client.ts';
import type { SignedIn } from '../../testing/factories/users.ts';
import { insist, type Seen } from './insist.ts';

/** Where writers write to, until when, and what they see. */
export interface Field {
  origin(): string;
  isOver(): boolean;
  readonly seen: Seen;
  /** Bookings by id that were acknowledged, and whether the worker's yes was too. */
  readonly bookings: Map<string, boolean>;
  /** Messages that were acknowledged, by their sender and their client id. */
  readonly messages: Set<string>;
  /** Jobs that were acknowledged as paid. */
  readonly paid: Set<string>;
}

// 409: the answer to an earlier try got lost.
const isSo = (answer: Answer | null): boolean => answer?.status === 200 || answer?.status === 409;

/** A worker's time that two customers ask for at once. */
export interface Wish {
  readonly body: BookingBody;
  readonly worker: SignedIn;
}

/** A customer who books one time after the other; the worker says yes at once. */
export const keepBooking = async (
  field: Field,
  { customer, wishes }: { customer: SignedIn; wishes: readonly Wish[] },
) => {
  for (const { body, worker } of wishes) {
    if (field.isOver()) return;
    const parts = { body, headers: { 'idempotency-key': randomUUID() } };
    const booked = await insist({ ...field, call: createBookingCall, token: customer.token, parts });
    if (booked?.status !== 201) continue;
    const { _id: id } = viewIn(booked);
    field.bookings.set(id, false);
    const yes = { params: { id }, body: { status: 'accepted' } };
    const accepted = await insist({ ...field, call: setBookingStatusCall, token: worker.token, parts: yes });
    if (isSo(accepted)) field.bookings.set(id, true);
  }
};

/** Somebody who writes one message after the other. */
export const keepWriting = async (
  field: Field,
  { from, to }: { from: SignedIn; to: string },
): Promise<void> => {
  for (let turn = 0; !field.isOver(); turn += 1) {
    const clientId = randomUUID();
    const parts = { params: { id: to }, body: { text: `Message ${turn}`, clientId } };
    const sent = await insist({ ...field, call: sendMessageCall, token: from.token, parts });
    if (sent && sent.status < 300) field.messages.add(`${from.userId} ${clientId}`);
  }
};

/** A worker who ends one job after the other and notes the money. */
export const keepEarning = async (
  field: Field,
  jobs: readonly { id: string; worker: SignedIn }[],
): Promise<void> => {
  for (const { id, worker } of jobs) {
    if (field.isOver()) return;
    const mine = { ...field, token: worker.token };
    const done = { params: { id }, body: { status: 'completed' } };
    if (!isSo(await insist({ ...mine, call: setBookingStatusCall, parts: done }))) continue;
    const paid = { params: { id }, body: { method: 'cash' } };
    if (isSo(await insist({ ...mine, call: markPaidCall, parts: paid }))) field.paid.add(id);
  }
};
