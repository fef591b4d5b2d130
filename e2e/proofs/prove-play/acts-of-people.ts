import { z } from 'zod';
import { verifyEmailContract } from '#lib/features/accounts/contracts/email.ts';
import { registerContract } from '#lib/features/accounts/contracts/accounts.ts';
import {
  listAllBookingsContract,
  listAuditContract,
  listReportsContract,
  listUsersContract,
} from '#lib/features/admin/contracts/admin-lists.ts';
import { setPauseContract, setVerificationContract } from '#lib/features/admin/contracts/moderation.ts';
import {
  answerInviteContract,
  inviteWorkerContract,
  leaveTeamContract,
  listInvitesContract,
  readTeamContract,
} from '#lib/features/agency/contracts/agency.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import {
  listConversationsContract,
  listMessagesContract,
  sendMessageContract,
} from '#lib/features/messages/contracts/messages.ts';
import { readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { decideTopUpContract, requestTopUpContract } from '#lib/features/money/contracts/wallet.ts';
import { listNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import {
  blockUserContract,
  reportUserContract,
  unblockUserContract,
} from '#lib/features/people/contracts/safety.ts';
import { deleteAccountContract, exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { getUserContract, updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { listReferralsContract } from '#lib/features/referrals/contracts/referrals.ts';
import { listReviewsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { seeWorker } from '#e2e/kit/factories/papers.ts';
import { TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import type { Act } from './acts-of-bookings.ts';
import { book, move, oneOf } from './book.ts';
import { dayOf, judgeTraces } from './judge-secrets.ts';
import { judgeConversation } from './judge-trust.ts';
import { idIn, send, wait } from './stage.ts';
import { everybody, idOf, type Person, type World } from './world.ts';

/** Writes a message that occurs nowhere else. */
export const writeTo = async (world: World, who: Person, other: Person): Promise<void> => {
  const mark = world.marks.make({ kind: 'message', ownerId: idOf(who), otherId: idOf(other) });
  const [mine, theirs] = [idOf(who), idOf(other)].map((id, index, both) => `${id} ${both[1 - index] ?? ''}`);
  const isNew = !world.wrote.has(mine ?? '') && !world.wrote.has(theirs ?? '');
  const { status } = await send(world, {
    ...{ who, contract: sendMessageContract, params: { id: idOf(other) } },
    body: { text: `Hello ${mark}` },
  });
  if (status >= 300) return;
  world.wrote.add(mine ?? '');
  if (!isNew || who.role !== 'customer') return;
  dayOf(world, who).conversations += 1;
  judgeConversation(world, who, dayOf(world, who).conversations);
};

const write: Act = async (world, { a, b, c }) => {
  const workers = [...world.workers.slice(0, 4), world.broker];
  const [customer, worker] = [oneOf(world.customers, a), oneOf(workers, b)];
  if (customer && worker) await (c % 2 ? writeTo(world, customer, worker) : writeTo(world, worker, customer));
};

const readMessages: Act = async (world, { a, b }) => {
  const [who, other] = [oneOf(everybody(world), a), oneOf(everybody(world), b)];
  if (!who || !other) return;
  await send(world, { who, contract: listMessagesContract, params: { id: idOf(other) } });
  await send(world, { who, contract: listConversationsContract });
};

const lists: readonly Contract[] = [
  ...[listNotificationsContract, readLedgerContract, listReferralsContract, exportAccountContract],
  ...[readTeamContract, listInvitesContract, listUsersContract, listAllBookingsContract, listReportsContract],
  listAuditContract,
];

/** Any list, read by any person. */
const readList: Act = async (world, { a, b }) => {
  const [who, contract] = [oneOf(everybody(world), a), oneOf(lists, b)];
  if (who && contract) await send(world, { who, contract });
};

const readPerson: Act = async (world, { a, b, c }) => {
  const [who, other] = [oneOf(everybody(world), a), oneOf(everybody(world), b)];
  if (!who || !other) return;
  const params = { id: idOf(other) };
  await send(world, { who, contract: c % 3 ? getUserContract : listReviewsContract, params });
};

const foundReply = z.looseObject({ nextCursor: z.string().nullable() });

/** All pages of a search, as a collector of phone numbers would read them. */
const search: Act = async (world, { a, c }) => {
  const who = c % 5 === 0 ? null : (oneOf([...world.customers, ...world.workers.slice(0, 4)], a) ?? null);
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: Record<string, string> = cursor === '' ? {} : { cursor };
    const answer = await send(world, { who, contract: searchWorkersContract, query });
    cursor = foundReply.safeParse(answer.json).data?.nextCursor ?? null;
  }
};

/** A customer who writes to every worker. */
const writeToAll: Act = async (world, { a }) => {
  const who = oneOf(world.customers, a);
  if (who) for (const worker of world.workers.slice(0, 24)) await writeTo(world, who, worker);
};

/** A customer sends as many requests as possible, takes some back, and sends more. */
const askForAll: Act = async (world, { a, b, c }) => {
  const customer = oneOf(world.customers, a);
  const jobId = world.jobIds[0];
  for (let index = 0; customer && jobId && index < 14; index += 1) {
    const worker = oneOf(world.workers, b + index);
    const time = { daysAhead: 1 + ((c + index) % 5), startMinutes: 8 * 60 + (index % 5) * 120, minutes: 60 };
    const bookingId = worker && (await book(world, { customer, worker, jobId, ...time }));
    if (bookingId && c % 2) await move(world, customer, bookingId, 'cancelled');
  }
};

const topUp: Act = async (world, { a, b, c }) => {
  const who = oneOf(world.workers.slice(0, 4), a);
  if (!who) return;
  const body = { amountPaise: 1000 + b * 10 };
  const id = idIn(await send(world, { who, contract: requestTopUpContract, body }));
  const open = world.seen.topUps.filter(({ state }) => state === 'open');
  const topUpId = id ?? String(oneOf(open, b)?._id ?? '');
  if (!topUpId || c % 4 === 0) return;
  const decision = { confirm: c % 4 !== 1, reason: 'Looked at.' };
  const decider = c % 11 === 0 ? who : world.admin;
  const ask = { who: decider, contract: decideTopUpContract, params: { id: topUpId }, body: decision };
  await send(world, ask);
  if (c % 3 === 0) await send(world, ask);
};

const decide: Act = async (world, { a, b, c }) => {
  const who = b % 8 === 0 ? world.broker : world.admin;
  const worker = oneOf(world.workers.slice(0, 4), a);
  if (!worker) return;
  const params = { id: idOf(worker) };
  const reason = 'Looked at.';
  const seen = await seeWorker(idOf(worker));
  const body =
    c % 4 > 0 ? { verified: true, checked: 'in_person', seen, reason } : { verified: false, reason };
  const verdict = { who, contract: setVerificationContract, params, body };
  if (c % 3 > 0) await send(world, verdict);
  else
    for (const suspended of [true, false])
      await send(world, {
        who,
        contract: setPauseContract,
        params,
        body: suspended
          ? { reason: 'other', urgency: 'danger', evidence: reason }
          : { reason: null, evidence: reason },
      });
};

const quarrel: Act = async (world, { a, b, c }) => {
  const [one, other] = [oneOf(world.customers, a), oneOf(world.workers.slice(0, 4), b)];
  if (!one || !other) return;
  const [who, about] = c % 2 ? [one, other] : [other, one];
  const params = { id: idOf(about) };
  if (c % 3 === 0)
    await send(world, {
      who,
      contract: reportUserContract,
      params,
      body: { reason: 'other', details: 'So.' },
    });
  else
    for (const contract of [blockUserContract, unblockUserContract])
      await send(world, { who, contract, params });
};

const setRate: Act = async (world, { a, b }) => {
  const who = oneOf(world.workers.slice(0, 4), a);
  const hourlyRate = oneOf([80, 120, 250, 400, 600, null], b);
  if (who && hourlyRate !== undefined)
    await send(world, { who, contract: updateWorkerProfileContract, body: { hourlyRate } });
};

const inviteList = z.looseObject({ data: z.array(z.looseObject({ _id: z.string() })) });

const team: Act = async (world, { a, c }) => {
  const worker = oneOf(world.workers.slice(0, 4), a);
  // A contact that an agency typed is not a trace of the person who left.
  if (!worker || worker.isGone) return;
  const contact = c % 2 ? { email: worker.email } : { phone: worker.phone };
  await send(world, { who: world.broker, contract: inviteWorkerContract, body: contact });
  const open = await send(world, { who: worker, contract: listInvitesContract });
  const id = inviteList.safeParse(open.json).data?.data[0]?._id;
  if (id)
    await send(world, {
      who: worker,
      contract: answerInviteContract,
      params: { id },
      body: { accept: c % 3 > 0 },
    });
  await send(world, { who: world.broker, contract: readTeamContract });
  if (c % 5 === 0)
    await send(world, { who: worker, contract: leaveTeamContract, params: { id: idOf(worker) } });
};

/** A person deletes the account with everything still open; no trace may remain. */
const leave: Act = async (world, { a, c }) => {
  const who = oneOf([...world.customers.slice(1), ...world.workers.slice(3, 4)], a);
  if (!who || who.isGone) return;
  const body = { password: TEST_PASSWORD, confirmation: true, reason: 'other', cancelBookings: c % 4 > 0 };
  const { status } = await send(world, { who, contract: deleteAccountContract, body });
  if (status !== 200) return;
  who.isGone = true;
  await judgeTraces(world);
};

const codeReply = z.looseObject({ summary: z.looseObject({ code: z.string() }) });
const entered = z.looseObject({ token: z.string(), data: z.looseObject({ _id: z.string() }) });

/** Opens the mailed link, as an honest person does. */
const proveEmail = async (world: World, who: Person): Promise<void> => {
  await wait(world, 1);
  const body = world.links.get(who.email);
  if (body) await send(world, { who: null, contract: verifyEmailContract, body });
};

/** A person who left returns with the same email and phone, and a friend's code. */
export const returnAs = async (world: World, who: Person, isProving: boolean): Promise<void> => {
  const [friend] = world.customers;
  if (!friend) return;
  const shown = await send(world, { who: friend, contract: listReferralsContract });
  const code = codeReply.safeParse(shown.json).data?.summary.code;
  const { name, email, phone } = who;
  const password = { password: TEST_PASSWORD, cnf_password: TEST_PASSWORD };
  const body = { name, email, phone, userType: 'customer', ...password, ...(code && { referralCode: code }) };
  const answer = await send(world, { who: null, contract: registerContract, body });
  const { data: account } = entered.safeParse(answer.json);
  if (!account) return;
  who.userIds.push(account.data._id);
  who.token = account.token;
  who.isGone = false;
  world.marks.rename([name, email], account.data._id);
  if (isProving) await proveEmail(world, who);
};

const comeBack: Act = async (world, { a, c }) => {
  const who = oneOf(
    world.customers.filter(({ isGone }) => isGone),
    a,
  );
  if (who) await returnAs(world, who, c % 4 > 0);
};

export const actsOfPeople = {
  ...{ write, readMessages, readList, readPerson, search, writeToAll, askForAll, topUp, decide, quarrel },
  ...{ setRate, team, leave, comeBack },
} satisfies Record<string, Act>;
