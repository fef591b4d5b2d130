import { z } from 'zod';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import { canariesIn, makeMarked, type MarkedPerson } from '../factories/canaries.ts';
import { turnOnTotp } from '../factories/totps.ts';
import { makeSession } from '../factories/users.ts';
import type { Caller, Visitor } from './callers.ts';
import type { Answer } from './exchange.ts';
import type { KnownCall } from './load-matrix.ts';
import { sendCall, type Parts } from './send-call.ts';

/** A canary that was seen: in which answer, by which visitor, whose it is and its kind. */
export interface Sighting {
  call: string;
  visitor: Visitor;
  whose: 'own' | Role;
  kind: string;
}

const makeMarkedCaller = async (visitor: Visitor): Promise<{ caller: Caller; person: MarkedPerson }> => {
  const person = await makeMarked(visitor === 'anonymous' ? 'customer' : visitor);
  const session = await makeSession(person.user);
  if (visitor === 'admin') await turnOnTotp(session.userId);
  const token = visitor === 'anonymous' ? undefined : session.token;
  return { person, caller: { visitor, ...session, token } };
};

/** A value sent where nothing expects it: neither answers nor logs may repeat it. */
export const SENT_CANARY = 'canary-sent-by-the-caller';

const spoilt = (parts: Parts): Parts => ({
  ...parts,
  body: { ...z.record(z.string(), z.unknown()).catch({}).parse(parts.body), surplus: SENT_CANARY },
});

const aimedAt = (parts: Parts, people: readonly MarkedPerson[]): Parts[] =>
  people.map(({ userId }) => ({ ...parts, params: { ...parts.params, id: userId } }));

const listRequests = async (
  { row, contract }: KnownCall,
  caller: Caller,
  bystanders: readonly MarkedPerson[],
): Promise<[Parts[], MarkedPerson[]]> => {
  const parts = (await row.request?.(caller)) ?? {};
  const others = row.other ? [await row.other.request(caller)] : [];
  const variants = [parts, ...others, ...(contract.body ? [spoilt(parts)] : [])];
  if (!contract.path.includes('{id}')) return [variants, []];
  // Reads and refused calls can share their targets; a call that changes something gets its own.
  const changes = contract.method !== 'GET' && row.outcome[caller.visitor] === 'ok';
  if (!changes) return [[...aimedAt(parts, bystanders), ...variants], []];
  const people = await Promise.all(roles.map((role) => makeMarked(role)));
  return [[...aimedAt(parts, people), ...variants], people];
};

interface Crawl {
  origin: string;
  known: KnownCall;
  visitor: Visitor;
  /** People who may appear in lists and are never changed. */
  bystanders: readonly MarkedPerson[];
}

export interface CrawlResult {
  sightings: Sighting[];
  answers: Answer[];
  people: MarkedPerson[];
  token: string | undefined;
}

/** Calls one call as one visitor in every way the matrix knows, aimed at marked people of every role. */
export const crawl = async ({ origin, known, visitor, bystanders }: Crawl): Promise<CrawlResult> => {
  const { caller, person } = await makeMarkedCaller(visitor);
  const [requests, aims] = await listRequests(known, caller, bystanders);
  const answers: Answer[] = [];
  for (const parts of requests)
    answers.push(await sendCall({ origin, call: known.contract, parts, token: caller.token }));
  const others = [...aims, ...bystanders];
  const content = answers.map(({ text, headers }) => `${text} ${JSON.stringify(headers)}`).join('\n');
  const seen = (whose: Sighting['whose'], marked: MarkedPerson): Sighting[] =>
    canariesIn(content, marked).map((kind) => ({ call: known.contract.name, visitor, whose, kind }));
  const sightings = [...seen('own', person), ...others.flatMap((other) => seen(other.user.role, other))];
  return { sightings, answers, people: [person, ...aims], token: caller.token };
};
