import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { spendSms } from '#lib/features/accounts/services/steps/sms-budget.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { smsUpdateKinds } from '#lib/features/notifications/contracts/sms.ts';
import { listSmsVariables, listSentKinds } from '#lib/features/notifications/rules/sms-kinds.ts';
import { EnvError, useEnv } from '#lib/platform/config/env.ts';
import { locales } from '#lib/platform/contract/locale.ts';
import type { OutgoingSms } from '#lib/platform/integrations/sms/sms-sender.ts';
import { resetLimiters } from '#lib/platform/limits/limiter.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { outboxPayloads } from '#lib/wiring/outbox-kinds.ts';
import { inTransaction } from '#models/connection.ts';
import { changePreferences } from '#models/people/preferences.ts';
import { markNotificationsShown } from '#models/notifications/notification.ts';
import type { UserRecord } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makePhoneUser, makeUser, newPhone } from '#e2e/kit/factories/users.ts';
import { waitingKinds, waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { deliverEvent } from './tell-news.ts';
import { requireSmsSettings, sendSmsUpdate } from './sms-updates.ts';

useTestDatabase();

const MINUTE_MS = 60_000;
const switchedOn = { SMS_URL: 'outbox:', SMS_UPDATES: 'bookingAccepted, workerOnTheWay' };

const sent: OutgoingSms[] = [];
const sms = { send: async (message: OutgoingSms) => void sent.push(message) };
const mailer = { send: () => Promise.resolve(), close: () => {} };
const pusher = { send: () => Promise.resolve('taken' as const) };

beforeEach(() => {
  sent.length = 0;
  resetClock();
  resetLimiters();
  useEnv(testEnv(switchedOn));
});

/** Tells the customer of a change, as the background process does; returns the notification's id. */
const tell = async (customer: UserRecord, news: 'accepted' | 'arrived' = 'accepted') => {
  const bookable = await makeBookable();
  const booking = await makeBooking({ bookable, customer, status: 'accepted' });
  const event = { booking, news, by: String(bookable.worker._id) };
  await inTransaction((tx) => notifyBookingChange(event, tx));
  const people = (await waitingNotifications()).filter(({ userId }) => userId === String(customer._id));
  await deliverEvent({ payload: { people }, mailer, pusher });
  return { booking, ids: people.map(({ id }) => id) };
};

/** Sends what is due two minutes later. */
const work = async (minutes = 2): Promise<void> => {
  setClock(new Date(now().getTime() + minutes * MINUTE_MS));
  for (const { _id, kind, dueAt, payload } of await listOutboxRows())
    if (kind === 'smsUpdate' && dueAt && dueAt <= now())
      await sendSmsUpdate({ id: String(_id), payload: outboxPayloads.smsUpdate.parse(payload), sms });
};

describe('a booking update', () => {
  test('goes out to a proved number, with number, day and time only', async () => {
    const customer = await makePhoneUser();
    const { booking } = await tell(customer);
    await work();
    const [message] = sent;
    assert.deepEqual([sent.length, message?.to, message?.kind], [1, customer.provedPhone, 'bookingAccepted']);
    const [number = '', day = '', time = ''] = message?.variables ?? [];
    assert.equal(message?.text, `Your Hunar booking ${number} for ${day}, ${time} is accepted.`);
    assert.equal(number, booking.number);
  });

  test('is not sent before a screen has had time to show it, nor after one has', async () => {
    const customer = await makePhoneUser();
    const { ids } = await tell(customer);
    await work(1);
    assert.equal(sent.length, 0);
    await markNotificationsShown({ userId: String(customer._id), ids, at: now() });
    await work();
    assert.equal(sent.length, 0);
  });

  test('is not sent to an unproved number, to people without notifications, or an hour late', async () => {
    const silent = await makePhoneUser();
    await changePreferences({ userId: String(silent._id), channels: { push: false }, at: now() });
    for (const customer of [await makeUser({ phone: newPhone() }), silent]) await tell(customer);
    await work();
    await tell(await makePhoneUser());
    await work(61);
    assert.equal(sent.length, 0);
  });

  test('is sent only for kinds that are switched on; none are by default', async () => {
    await tell(await makePhoneUser(), 'arrived');
    useEnv(testEnv({ SMS_URL: 'outbox:' }));
    await tell(await makePhoneUser());
    await work();
    assert.equal(sent.length, 0);
    assert.ok(!(await waitingKinds()).includes('smsUpdate'));
  });

  test('counts against the budget of the day and never spends the reserve', async () => {
    useEnv(testEnv({ ...switchedOn, SMS_DAILY_BUDGET: '10', SMS_RESERVE_PERCENT: '90' }));
    await tell(await makePhoneUser());
    await work();
    await tell(await makePhoneUser());
    await work();
    assert.equal(sent.length, 1);
    assert.ok(await spendSms('known', newPhone()));
  });

  test('fits its registered variables in every language', async () => {
    for (const locale of locales) {
      await tell(await makePhoneUser({ locale }));
      await work();
      const message = sent.pop();
      assert.equal(message?.locale, locale);
      assert.ok(message.text.includes(message.variables[0] ?? '-'));
    }
    assert.throws(() => listSmsVariables('visitSoon', { number: 'HN-7K3QF', day: 'Sat', time: '<b>' }));
  });
});

describe('the settings', () => {
  const gateway = (updates: string, kinds: readonly string[]) => {
    const templates = Object.fromEntries(kinds.map((kind) => [kind, { en: { id: kind } }]));
    const settings = { SMS_URL: 'https://sms.example.test/send', SMS_SENDER: 'HUNARA' };
    const registered = { SMS_ENTITY: '1101234567890123', SMS_TEMPLATES: JSON.stringify(templates) };
    useEnv(testEnv({ ...settings, ...registered, SMS_UPDATES: updates }));
  };

  test('an unknown kind is refused by name', () => {
    gateway('bookingAccepted,bookingAcepted', listSentKinds([...smsUpdateKinds]));
    assert.throws(requireSmsSettings, new EnvError('SMS_UPDATES has no kind bookingAcepted.'));
  });

  test('a kind that is on needs its English template; one that is off needs none', () => {
    gateway('visitSoon', listSentKinds([]));
    assert.throws(requireSmsSettings, new EnvError('SMS_TEMPLATES lacks the English template of visitSoon.'));
    gateway('visitSoon', listSentKinds(['visitSoon']));
    requireSmsSettings();
    gateway('', listSentKinds([]));
    requireSmsSettings();
  });

  test('updates without a way to send SMS are refused', () => {
    assert.throws(() => testEnv({ SMS_UPDATES: 'visitSoon' }), /SMS_UPDATES needs SMS_URL/);
  });
});
