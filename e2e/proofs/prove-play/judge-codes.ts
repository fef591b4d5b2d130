import { z } from 'zod';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { database } from '#models/connection.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import { idOf, type Sent, type World } from './world.ts';

// Rules about how many codes are sent, about second factors of the office, and about numbers that move.

/** The SMS of a day while the play sends any, and what of them only proved numbers reach. */
export const SMS_A_DAY = 4;
export const SMS_RESERVE_PERCENT = 50;
const MAX_OPEN_SMS = 2;

export const ASK_CODE = 'POST /auth/code';
export const SET_UP = 'POST /auth/totp';
export const TURN_OFF = 'DELETE /auth/totp';
const REMOVE_FACTORS = 'DELETE /admin/users/{id}/second-factor';

const HOUR_MS = 3_600_000;
const MAX_AN_HOUR = 3;
const MAX_A_DAY = 8;
const MAX_ON_DEVICE = 20;

const askBody = z.looseObject({ phone: z.string(), device: z.string().optional() });

/** A number gets three codes an hour and eight a day, a device twenty an hour. */
export const judgeAsked = (world: World, { name, body }: Sent, status: number): void => {
  const asked = name === ASK_CODE && status < 300 ? askBody.safeParse(body).data : undefined;
  if (!asked) return;
  const { phone, device = null } = asked;
  world.askedCodes.push({ phone, device, at: now() });
  const within = (ms: number) => world.askedCodes.filter(({ at }) => now().getTime() - at.getTime() < ms);
  const toNumber = (ms: number): number => within(ms).filter((one) => one.phone === phone).length;
  const onDevice = within(HOUR_MS).filter((one) => device !== null && one.device === device).length;
  const [anHour, aDay] = [toNumber(HOUR_MS), toNumber(24 * HOUR_MS)];
  hold('codes', anHour <= MAX_AN_HOUR, () => `${anHour} codes an hour go to ${phone}`);
  hold('codes', aDay <= MAX_A_DAY, () => `${aDay} codes a day go to ${phone}`);
  hold('codes', onDevice <= MAX_ON_DEVICE, () => `one device has asked for ${onDevice} codes in an hour`);
};

/** Numbers that nobody has proved do not reach the reserve of the day's SMS. */
export const judgeSms = (world: World, to: string): void => {
  const isProved = world.seen.users.some(({ provedPhone }) => provedPhone === to);
  world.sentSms.push({ at: now(), isProved });
  const today = world.sentSms.filter(({ at }) => toIndiaDay(at) === toIndiaDay(now()));
  const open = today.filter((one) => !one.isProved).length;
  hold('codes', today.length <= SMS_A_DAY, () => `${today.length} SMS were sent today`);
  hold('codes', open <= MAX_OPEN_SMS, () => `${open} SMS went to numbers that nobody has proved`);
};

const setUpBody = z.looseObject({ code: z.string().optional(), setupCode: z.string().optional() });
const removedReply = z.looseObject({ data: z.looseObject({ setupCode: z.string().nullable() }) });

/** After a lead has removed an admin's app, another one needs the code that was shown to the lead. */
const judgeSetUp = (
  { setupCodes }: World,
  { name, who, params, body }: Sent,
  { status, json }: { status: number; json: unknown },
): void => {
  if (status >= 300) return;
  const shown = name === REMOVE_FACTORS ? removedReply.safeParse(json).data?.data.setupCode : null;
  if (shown) setupCodes.set(params['id'] ?? '', shown);
  const needed = name === SET_UP && who ? setupCodes.get(idOf(who)) : undefined;
  const given = setUpBody.safeParse(body).data;
  if (!who || needed === undefined || !given) return;
  if (given.code !== undefined) setupCodes.delete(idOf(who));
  else hold('factors', given.setupCode === needed, () => `${who.name} set up an app without the lead’s code`);
};

/** Only another lead removes an admin's authenticator app. */
export const judgeFactors = (
  world: World,
  before: Snapshot,
  sent: Sent,
  answer: { status: number; json: unknown },
): void => {
  judgeSetUp(world, sent, answer);
  const { name, who, params } = sent;
  const isOn = new Set(
    world.seen.totps.filter(({ confirmedAt }) => confirmedAt).map(({ _id }) => String(_id)),
  );
  for (const { _id, confirmedAt } of before.totps) {
    const id = String(_id);
    const admin = world.seen.users.find((user) => user._id.equals(id) && user.role === 'admin');
    if (!confirmedAt || !admin) continue;
    const isByLead = name === REMOVE_FACTORS && params['id'] === id && who !== null && idOf(who) !== id;
    hold('factors', isOn.has(id) || isByLead, () => `the admin ${admin.name} has no second factor any more`);
  }
};

/** The number that an account leaves gets an SMS, and its mailbox a mail. */
export const judgeMoved = async (world: World, before: Snapshot): Promise<void> => {
  const outbox = database().collection('outbox');
  for (const { _id, name, email, provedPhone } of world.seen.users) {
    const old = before.users.find((user) => user._id.equals(_id))?.provedPhone;
    if (old === undefined || provedPhone === undefined || old === provedPhone) continue;
    const userId = String(_id);
    const sms = await outbox.countDocuments({ kind: 'sms', 'payload.to': old, 'payload.userId': userId });
    hold('numbers', sms > 0, () => `${name} has left ${old}, which was not told`);
    const about = { 'payload.userId': userId, 'payload.content.kind': 'numberChanged' };
    const mails = email === undefined || (await outbox.countDocuments({ kind: 'mail', ...about })) > 0;
    hold('numbers', mails, () => `${name} has another number, and the mailbox was not told`);
  }
};
