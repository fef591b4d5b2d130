import { z } from 'zod';
import { startDuePauses } from '#lib/features/admin/services/pauses.ts';
import { closeBookings } from '#lib/features/bookings/services/close-bookings.ts';
import { endDuePauses, resolveUnansweredAppeals } from '#lib/features/people/services/pauses.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import type { Handler } from '#lib/platform/http/handle.ts';
import type { OutgoingMail } from '#lib/platform/integrations/mail/mailer.ts';
import type { OutgoingSms } from '#lib/platform/integrations/sms/sms-sender.ts';
import { PermanentError } from '#lib/platform/outbox/write-outbox.ts';
import { now, setClock } from '#lib/platform/time/clock.ts';
import { claimOutboxRows, finishOutboxRow, type OutboxRow } from '#models/platform/outbox.ts';
import { findUser } from '#models/people/user.ts';
import { loadEndpoints } from '#server/routes.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { quietPusher } from '#e2e/kit/push-service.ts';
import { showDueReviews } from '#lib/features/reviews/services/show-reviews.ts';
import {
  handleContactCode,
  handleContactProved,
  handleEmailProof,
  handleMail,
  handleEvent,
  handleNotification,
  handleReferralCredit,
  handleReviewCount,
  handleSettleDues,
  handleTicketMail,
  handleWorkCount,
} from '#server/worker/handlers.ts';
import type { OutboxHandler } from '#server/worker/outbox.ts';
import { judgeAsked, judgeFactors, judgeMoved, judgeSms } from './judge-codes.ts';
import { judgeCounts, noteAccounts } from './judge-counts.ts';
import { judgeLinkMail, judgeNames, judgeReports, noteSearch } from './judge-crowds.ts';
import { judgeDay } from './judge-day.ts';
import { judgeLimits, judgeMoves, judgeNeeds, judgeOverlaps } from './judge-life.ts';
import { judgeCases, judgeUtrUses, judgeWord } from './judge-cases.ts';
import { judgeExtras } from './judge-extras.ts';
import { judgeMoney } from './judge-money.ts';
import { judgeCounted, judgeOffice } from './judge-office.ts';
import { judgeCodes, judgeNumbers } from './judge-numbers.ts';
import { judgeOffers } from './judge-offers.ts';
import { judgeSecrets } from './judge-secrets.ts';
import {
  judgeBadges,
  judgeEndedHolds,
  judgeEndedPauses,
  judgeSeenPage,
  judgeTrust,
  noteVerified,
} from './judge-trust.ts';
import { noteTold } from './told.ts';
import { takeSnapshot } from './snapshot.ts';
import { hold, Overload } from './violation.ts';
import { everybody, idOf, type Person, type Sent, type World } from './world.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

const handlers = new Map<Contract, Handler>();

/** Loads what the API serves; each contract leads to the handler that its route file has bound. */
export const openStage = async (): Promise<void> => {
  for (const { contract, method, handler } of await loadEndpoints())
    if (contract && method !== 'HEAD') handlers.set(contract, handler);
};

/** Checks all rules after each step. */
const judge = async (world: World): Promise<void> => {
  const next = await takeSnapshot();
  noteAccounts(world, next);
  judgeMoves(world, next);
  judgeCases(world, next);
  judgeMoney(world, next);
  judgeOverlaps(next);
  judgeNeeds(world, next);
  judgeCounts(world, next);
  judgeLimits(world, next);
  judgeTrust(world, next);
  judgeOffice(world, next);
  judgeNumbers(world, next);
  judgeOffers(world, next);
  judgeExtras(world, next);
  judgeDay(world, next);
  judgeReports(next);
  judgeNames(next);
  world.seen = next;
};

interface Asking {
  who: Person | null;
  contract: Contract;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** Sent as the request's `Idempotency-Key`. */
  key?: string;
}

const toRequest = ({ contract, who, params = {}, query = {}, key }: Asking, body: unknown): Request => {
  const path = contract.path.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return new Request(`http://play.test/api/v1${path}${search && `?${search}`}`, {
    method: contract.method,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'play',
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
};

const ask = async (asking: Asking, body: unknown): Promise<Answer> => {
  const handler = handlers.get(asking.contract);
  if (!handler) throw new Error(`No route serves ${asking.contract.path}.`);
  const params = Promise.resolve(asking.params ?? {});
  const response = await handler(toRequest(asking, body), { params });
  const text = await response.text();
  return { status: response.status, text, json: JSON.parse(text) };
};

/** Signs a person in again after the session expired, as the screen would. */
const signInAgain = async (who: Person): Promise<boolean> => {
  const user = await findUser(idOf(who));
  if (!user || who.isGone) return false;
  who.token = (await makeSession(user)).token;
  return true;
};

const askSignedIn = async (asking: Asking, body: unknown): Promise<Answer> => {
  const answer = await ask(asking, body);
  const { who } = asking;
  if (answer.status !== 401 || !who || !(await signInAgain(who))) return answer;
  return ask(asking, body);
};

const proofLink = /\/verify-email\?token=(?<token>[\w-]+)&id=(?<id>\w+)/;

const readMail = (world: World, { to, subject, text, html }: OutgoingMail): void => {
  const reader = everybody(world).find(({ email }) => email === to.address) ?? null;
  const { token, id } = proofLink.exec(text)?.groups ?? {};
  if (token && id) {
    world.links.set(to.address, { id, token });
    judgeLinkMail(world, to.address);
  }
  judgeSecrets({ world, reader, text: `${subject} ${text} ${html}`, where: 'a mail' });
};

const outboxHandlers = (world: World): Record<string, OutboxHandler> => {
  const mailer = { send: async (mail: OutgoingMail) => readMail(world, mail), close: () => {} };
  return {
    contactProved: handleContactProved(),
    emailProof: handleEmailProof(mailer),
    mail: handleMail(mailer),
    news: handleEvent({ mailer, pusher: quietPusher }),
    notification: handleNotification(),
    referralCredit: handleReferralCredit(),
    reviewCount: handleReviewCount(),
    settleDues: handleSettleDues(),
    ticketMail: handleTicketMail(mailer),
    workCount: handleWorkCount(),
  };
};

const doWaitingWork = async (byKind: Record<string, OutboxHandler>): Promise<void> => {
  const kinds = Object.keys(byKind);
  for (;;) {
    const at = now();
    const rows = await claimOutboxRows({
      kinds,
      at,
      lockedUntil: new Date(at.getTime() + 60_000),
      limit: 50,
    });
    if (rows.length === 0) return;
    const work = async (row: OutboxRow): Promise<void> => {
      await byKind[row.kind]?.({ id: String(row._id), payload: row.payload });
      await finishOutboxRow(row, now());
    };
    // Notifications may be sent concurrently; money may not move so, because what moves next depends on it.
    const [credits, news] = [true, false].map((isMoney) =>
      rows.filter(({ kind }) => ['referralCredit', 'settleDues'].includes(kind) === isMoney),
    );
    await Promise.all((news ?? []).map(work));
    for (const row of credits ?? []) await work(row);
  }
};

/** Sends the codes that were asked for, as a server that can send SMS. */
export const sendCodes = async (world: World): Promise<void> => {
  const mailer = { send: async (mail: OutgoingMail) => readMail(world, mail), close: () => {} };
  const sms = { send: async ({ to }: OutgoingSms) => judgeSms(world, to) };
  const deliver = handleContactCode({ mailer, sms });
  const contactCode: OutboxHandler = async (row) => {
    try {
      await deliver(row);
    } catch (error) {
      // Codes of earlier acts may have expired by now.
      if (!(error instanceof PermanentError)) throw error;
    }
  };
  await world.fault.beforeWork?.(world);
  await doWaitingWork({ contactCode });
  await world.fault.afterWork?.(world);
};

const noteAnswer = (world: World, { who, contract, params, body }: Asking, answer: Answer): void => {
  const { coverage, log } = world;
  const { name } = contract;
  const { status, text } = answer;
  coverage.calls += 1;
  if (status < 300) coverage.accepted += 1;
  log.push(`${who?.name ?? 'a guest'} ${name} ${JSON.stringify({ ...params, ...body })} ${status}`);
  if (status === 503) throw new Overload(`${name} was not answered in time, also when played again.`);
  hold('answers', status < 500, () => `${name} answers ${status}: ${text.slice(0, 200)}`);
};

/** Makes calls that change something at the same moment, and checks afterwards that all rules hold. */
export const sendAtOnce = async (world: World, askings: readonly Asking[]): Promise<void> => {
  const answers = await Promise.all(
    askings.map(async (asking) => ({ asking, answer: await askSignedIn(asking, asking.body) })),
  );
  for (const { asking, answer } of answers) noteAnswer(world, asking, answer);
  await doWaitingWork({ reviewCount: handleReviewCount(), workCount: handleWorkCount() });
  await judge(world);
};

/** Makes a call as a person and checks that all rules hold afterwards. */
export const send = async (world: World, asking: Asking): Promise<Answer> => {
  const { who, contract, params = {} } = asking;
  const { name } = contract;
  const sent: Sent = { who, name, params, body: asking.body };
  const { fault, seen: before } = world;
  for (const { text } of world.marks.in(JSON.stringify(asking.body ?? null)))
    world.typed.add(`${who ? idOf(who) : ''} ${text}`);
  await fault.before?.(world, sent);
  const body = (await fault.body?.(world, sent)) ?? asking.body;
  const honest = await askSignedIn(asking, body);
  const text = (await fault.answer?.(world, sent, honest.text)) ?? honest.text;
  const answer = { status: honest.status, text, json: honest.json };
  await fault.after?.(world, { ...sent, status: answer.status });
  noteAnswer(world, asking, answer);
  noteTold(world, sent, answer);
  noteSearch(world, sent);
  if (contract.method !== 'GET') {
    // Ratings are updated together with the job.
    await doWaitingWork({ reviewCount: handleReviewCount(), workCount: handleWorkCount() });
    await judge(world);
    judgeWord(world, before, sent);
  }
  judgeCodes(world, before, sent, answer);
  judgeAsked(world, sent, answer.status);
  judgeFactors(world, before, sent, answer);
  await judgeMoved(world, before);
  judgeSeenPage(world, sent, answer.status);
  noteVerified(world, sent, answer.status);
  judgeBadges(world, answer.json);
  judgeCounted(world, sent, answer.json);
  judgeUtrUses(world, sent, answer.json);
  judgeSecrets({ world, reader: who, text, where: name });
  return answer;
};

/** Advances the clock and runs the background tasks. */
export const waitUntil = async (world: World, instant: Date): Promise<void> => {
  if (instant > now()) setClock(instant);
  world.log.push(`it is ${now().toISOString()}`);
  await startDuePauses();
  await endDuePauses();
  await resolveUnansweredAppeals();
  await world.fault.beforeClose?.(world);
  await closeBookings();
  await world.fault.afterClose?.(world);
  await showDueReviews();
  await world.fault.beforeWork?.(world);
  await doWaitingWork(outboxHandlers(world));
  await world.fault.afterWork?.(world);
  await judge(world);
  judgeEndedHolds(world);
  judgeEndedPauses(world);
};

/** Advances the clock without running the background tasks. */
export const passUnseen = (world: World, instant: Date): void => {
  if (instant > now()) setClock(instant);
  world.log.push(`it is ${now().toISOString()}, and nobody has looked`);
};

export const wait = (world: World, minutes: number): Promise<void> =>
  waitUntil(world, new Date(now().getTime() + minutes * 60_000));

const idReply = z.looseObject({ data: z.looseObject({ _id: z.string() }) });

/** The id of the record in an answer. */
export const idIn = ({ json }: Answer): string | null => idReply.safeParse(json).data?.data._id ?? null;
