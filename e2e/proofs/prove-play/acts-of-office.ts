import {
  decideAppealContract,
  setPauseContract,
  setRightContract,
  setVerificationContract,
} from '#lib/features/admin/contracts/moderation.ts';
import { setCityOfferContract } from '#lib/features/admin/contracts/offers.ts';
import { appealContract, readPauseContract } from '#lib/features/people/contracts/pauses.ts';
import { getUserContract, updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import {
  removeWorkPictureContract,
  reportWorkPictureContract,
} from '#lib/features/profiles/contracts/work-pictures.ts';
import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { sweepEvidence } from '#lib/features/people/services/steps/keep-evidence.ts';
import { sweepImages } from '#lib/platform/images/images.ts';
import { makeDocuments, seeWorker } from '#e2e/kit/factories/papers.ts';
import { nextCode, turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { makeWorkPicture } from '#e2e/kit/factories/work-pictures.ts';
import { findUser } from '#models/people/user.ts';
import { toRequest, type Act } from './acts-of-bookings.ts';
import { book, oneOf } from './book.ts';
import { judgeFiles } from './judge-office.ts';
import { accountOf, changeRole, hire, leaveAs, register, welcome } from './newcomers.ts';
import { send, wait } from './stage.ts';
import { idOf, type Person, type World } from './world.ts';

const pause = (
  world: World,
  lead: Person,
  who: Person,
  { reason, isUrgent }: { reason: 'behaviour' | 'other' | null; isUrgent?: boolean },
) => {
  const urgency = isUrgent ? { urgency: 'danger' } : {};
  const body = { reason, ...urgency, evidence: 'As it was reported.' };
  return send(world, { who: lead, contract: setPauseContract, params: { id: idOf(who) }, body });
};

const appeal = (world: World, who: Person) =>
  send(world, { who, contract: appealContract, body: { text: 'I was not there on that day.' } });

const decideAppeal = async (world: World, lead: Person, who: Person, lift: boolean): Promise<void> => {
  const open = world.seen.appeals.find(
    ({ userId, state }) => String(userId) === idOf(who) && state === 'open',
  );
  if (!open) return;
  const body = { lift, answer: 'Both sides were heard.' };
  await send(world, { who: lead, contract: decideAppealContract, params: { id: String(open._id) }, body });
};

const DAYS = 1440;

/** A lead lifts a pause while an appeal is open and sets a new one to escape the appeal. */
const repause: Act = async (world, { a, b, c }) => {
  const who = await register(world, a % 2 ? 'worker' : 'customer');
  if (!who) return;
  const { admin, otherLead } = world;
  await pause(world, admin, who, { reason: 'behaviour', isUrgent: b % 2 === 0 });
  await appeal(world, who);
  // Another lead decides late or not at all.
  if (c % 3 === 0) await wait(world, 15 * DAYS);
  await pause(world, admin, who, { reason: null });
  await pause(world, admin, who, { reason: 'other', isUrgent: a % 3 === 0 });
  await decideAppeal(world, admin, who, false);
  await send(world, { who, contract: readPauseContract });
  if (c % 4 === 0) return wait(world, 15 * DAYS);
  await decideAppeal(world, otherLead, who, b % 3 > 0);
  await pause(world, admin, who, { reason: 'other', isUrgent: true });
  await pause(world, otherLead, who, { reason: null });
};

const nameAdmin = (world: World, who: Person, can: 'lead' | null) => {
  const [params, body] = [{ id: idOf(who) }, { can, reason: 'Agreed by all.' }];
  return send(world, { who: world.admin, contract: setRightContract, params, body });
};

/**
 * A customer becomes a lead, pauses an account, leaves the office and deletes their account; the paused person leaves
 * too.
 */
const actAndLeave: Act = async (world, { b, c }) => {
  const [newcomer, other] = [await welcome(world), await register(world, 'customer')];
  if (!newcomer || !other || (await nameAdmin(world, newcomer, 'lead')).status !== 200) return;
  const lead = changeRole(world, newcomer, 'admin');
  const key = await turnOnTotp(idOf(lead));
  await pause(world, lead, other, { reason: 'behaviour', isUrgent: b % 2 === 0 });
  await appeal(world, other);
  await nameAdmin(world, lead, null);
  const former = changeRole(world, lead, 'customer');
  await leaveAs(world, former, nextCode(key));
  await decideAppeal(world, world.otherLead, other, c % 2 === 0);
  if (c % 3 > 0) await leaveAs(world, other);
};

/** A reported picture is removed, or leaves with its worker's account; the report keeps its copy. */
const removeReported: Act = async (world, { a, c }) => {
  const [worker, reporter] = [await hire(world, true), oneOf(world.customers, a)];
  if (!reporter) return;
  const { _id } = await makeWorkPicture({ workerId: idOf(worker) });
  const params = { id: String(_id) };
  const body = { reason: 'unsafe', details: 'A bare wire.' };
  await send(world, { who: reporter, contract: reportWorkPictureContract, params, body });
  if (c % 2) await send(world, { who: worker, contract: removeWorkPictureContract, params });
  if (c % 3 > 0) await leaveAs(world, worker);
  await wait(world, 2 * DAYS);
  await sweepImages();
  await sweepEvidence();
  await judgeFiles(world);
};

/** A verified worker takes another name, checks for the badge, and takes the old name back. */
const changeName: Act = async (world, { a, c }) => {
  const [worker, reader] = [await hire(world, true), oneOf(world.customers, a)];
  const params = { id: idOf(worker) };
  const seen = await seeWorker(idOf(worker));
  const body = { verified: true, checked: 'in_person', seen, reason: 'Met at the office.' };
  await send(world, { who: world.admin, contract: setVerificationContract, params, body });
  const formerName = accountOf(world, worker)?.name ?? worker.name;
  const name = world.marks.make({ kind: 'name', ownerId: idOf(worker) });
  for (const shown of c % 2 ? [name] : [name, formerName]) {
    await send(world, { who: worker, contract: updateWorkerProfileContract, body: { name: shown } });
    await send(world, { who: reader ?? null, contract: getUserContract, params });
    if (c % 3 === 0) await send(world, { who: null, contract: searchWorkersContract });
  }
};

/** The office verifies from a page that it opened before the worker changed the name or sent documents. */
const verifyStale: Act = async (world, { b, c }) => {
  const worker = await hire(world, true);
  const params = { id: idOf(worker) };
  const seen = await seeWorker(idOf(worker));
  const name = world.marks.make({ kind: 'name', ownerId: idOf(worker) });
  if (c % 3 === 0) await makeDocuments((await findUser(idOf(worker))) ?? undefined);
  else if (c % 3 === 1)
    await send(world, { who: worker, contract: updateWorkerProfileContract, body: { name } });
  const body = { verified: true, checked: 'in_person', seen, reason: 'Met at the office.' };
  const who = b % 2 ? world.admin : world.otherLead;
  await send(world, { who, contract: setVerificationContract, params, body });
};

const switchCity = (world: World, isOffered: boolean) => {
  const body = { state: 'Uttar Pradesh', city: 'Lucknow', isOffered, reason: 'As agreed by all.' };
  return send(world, { who: world.admin, contract: setCityOfferContract, body });
};

/** The city is switched off for a while, and a customer with an old screen still asks there. */
const askWhileOff: Act = async (world, choice) => {
  const request = toRequest(world, choice);
  await switchCity(world, false);
  if (request) await book(world, { ...request, isBound: false });
  await switchCity(world, true);
};

export const actsOfOffice = {
  ...{ repause, actAndLeave, removeReported, changeName, verifyStale, askWhileOff },
} satisfies Record<string, Act>;
