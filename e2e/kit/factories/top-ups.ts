import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { insertTopUp, type TopUpRecord } from '#models/money/top-up.ts';

let made = 0;

/** Stores a person's top-up request. */
export const makeTopUp = (userId: string): Promise<TopUpRecord> => {
  made += 1;
  const number = `HN-U${process.pid}-${made}`;
  const row = { number, userId, amountPaise: 50_000, reference: 'UPI 4711', createdAt: now() };
  return inTransaction((tx) => insertTopUp(row, tx));
};
