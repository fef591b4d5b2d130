import type { Role } from '#lib/platform/contract/actor.ts';
import { demoEmail } from '#lib/features/accounts/rules/demo-login.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { findReferralByFriend, insertReferral } from '#models/referrals/referral.ts';
import { findUserByEmail, type UserRecord } from '#models/people/user.ts';

type Person = readonly [role: Role, number: number];

// Each has had a first job done, or still will; the bookings decide.
const pairs: readonly (readonly [referrer: Person, friend: Person])[] = [
  [
    ['customer', 1],
    ['customer', 2],
  ],
  [
    ['customer', 1],
    ['customer', 12],
  ],
  [
    ['worker', 1],
    ['worker', 9],
  ],
  [
    ['worker', 1],
    ['customer', 3],
  ],
];

// Before the demo's first booking.
const DAYS_AGO = 70;

const find = async ([role, number]: Person): Promise<UserRecord> => {
  const person = await findUserByEmail(demoEmail(role, number));
  if (!person) throw new Error(`The demo lacks ${role} ${number}.`);
  return person;
};

/** Stores which demo people referred which. */
export const loadDemoReferrals = async (): Promise<void> => {
  const at = new Date(now().getTime() - DAYS_AGO * 86_400_000);
  for (const [referrer, friend] of pairs) {
    const [referrerId, friendId] = [String((await find(referrer))._id), String((await find(friend))._id)];
    if (await findReferralByFriend(friendId)) continue;
    await inTransaction((tx) => insertReferral({ referrerId, friendId, at }, tx));
  }
};
