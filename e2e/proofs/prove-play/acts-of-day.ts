import { setTradeOfferContract } from '#lib/features/admin/contracts/offers.ts';
import { undoStepContract } from '#lib/features/bookings/contracts/bookings.ts';
import { setDaysOffContract } from '#lib/features/profiles/contracts/days-off.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { toRequest, type Act } from './acts-of-bookings.ts';
import { answerOffer, book, move, offerTime, oneOf } from './book.ts';
import { send } from './stage.ts';
import { idOf, type World } from './world.ts';

/** A worker accepts requests of several customers on one day and takes back each acceptance. */
const changeMind: Act = async (world, { a, b, c }) => {
  const [worker, jobId] = [oneOf(world.workers.slice(0, 4), b), world.jobIds[0]];
  if (!worker || !jobId) return;
  for (let turn = 0; turn < 4 + (c % 2); turn += 1) {
    const customer = oneOf(world.customers, a + turn);
    const time = { daysAhead: 1, startMinutes: 8 * 60 + turn * 120, minutes: 60 };
    const bookingId = customer && (await book(world, { customer, worker, jobId, ...time }));
    if (!bookingId) continue;
    await move(world, worker, bookingId, 'accepted');
    const [params, body] = [{ id: bookingId }, { status: 'accepted' }];
    await send(world, { who: worker, contract: undoStepContract, params, body });
  }
};

/** A worker suggests one time after the other, and the customer declines or accepts the last one. */
const pressOn: Act = async (world, choice) => {
  const request = toRequest(world, choice);
  const bookingId = request && (await book(world, { ...request, daysAhead: 2 }));
  if (!bookingId) return;
  const times = 2 + (choice.a % 2);
  for (let turn = 1; turn <= times; turn += 1) {
    const startMinutes = 7 * 60 + ((choice.c + turn) % 5) * 120;
    await offerTime(world, bookingId, { daysAhead: 3, startMinutes });
    await answerOffer(world, bookingId, turn === times && choice.b % 2 === 0);
  }
};

/** A worker takes a day off, and a customer with an old screen still asks for that day. */
const askOnDayOff: Act = async (world, choice) => {
  const request = toRequest(world, choice);
  if (!request) return;
  const day = addDays(toIndiaDay(now()), 3);
  const bookingIds = world.seen.bookings.map(({ _id }) => String(_id));
  const setDay = (isOff: boolean) => {
    const body = { from: day, to: day, isOff, bookingIds };
    return send(world, { who: request.worker, contract: setDaysOffContract, body });
  };
  await setDay(true);
  await book(world, { ...request, daysAhead: 3, isBound: false });
  await setDay(false);
};

const switchTrade = (world: World, skillId: string, isOffered: boolean) => {
  const [params, body] = [{ id: skillId }, { isOffered, reason: 'As agreed by all.' }];
  return send(world, { who: world.admin, contract: setTradeOfferContract, params, body });
};

/** A trade is switched off for a while, and a customer with an old screen still books it. */
const askForTradeOff: Act = async (world, choice) => {
  const request = toRequest(world, choice);
  const worker = world.seen.users.find(({ _id }) => request && String(_id) === idOf(request.worker));
  const skill = worker?.skills[0];
  if (!request || !skill) return;
  await switchTrade(world, String(skill._id), false);
  await book(world, { ...request, isBound: false });
  await switchTrade(world, String(skill._id), true);
};

export const actsOfDay = { changeMind, pressOn, askOnDayOff, askForTradeOff } satisfies Record<string, Act>;
