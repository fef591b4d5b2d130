import { z } from 'zod';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import { canariesIn, makeMarked, type MarkedPerson } from '../factories/canaries.ts';
import { turnOnTotp } from '../factories/totps.ts';
import { makeSession } from '../factories/users.ts';
import type { Caller, Visitor } from './callers.ts';
import type { Answer } from './exchange.ts';
import { nameOf, type KnownCall } from './load-matrix.ts';
import { sendCall, type Parts } from './send-call.ts';

/** Where a canary was seen: in which call's answer, by whom, whose it was and what. */
export interface Sighting {
  call: string;
  visitor: Visitor;
  /** `own`, or the role of the person whose thing it is. */
  whose: 'own' | Role;
  kind: string;
}

interface MarkedCaller {
  caller: Caller;
  person: MarkedPerson;
}

const makeMarkedCaller = async (visitor: Visitor): Promise<MarkedCaller> => {
  const person = await makeMarked(visitor === 'anonymous' ? 'customer' : visitor);
  const session = await makeSession(person.user);
  if (visitor === 'admin') await turnOnTotp(session.userId);
  const token = visitor === 'anonymous' ? undefined : session.token;
  return { person, caller: { visitor, ...session, token } };
};

/** A value that a caller sends where nothing takes it: neither answers nor logs may repeat it. */
export const SENT_CANARY = 'canary-sent-by-the-caller';

const spoilt = (parts: Parts): Parts => ({
  ...parts,
  body: { ...z.record(z.string(), z.unknown()).catch({}).parse(parts.body), surplus: SENT_CANARY },
});

const aimedAt = (parts: Parts, people: readonly MarkedPerson[]): Parts[] =>
  people.map(({ userId }) => ({ ...parts, params: { ...parts.params, id: userId } }));

const requestsOf = async (
  { row, contract }: KnownCall,
  caller: Caller,
  bystanders: readonly MarkedPerson[],
): Promise<[Parts[], MarkedPerson[]]> => {
  const parts = (await row.request?.(caller)) ?? {};
  const others = row.other ? [await row.other.request(caller)] : [];
  const variants = [parts, ...others, ...(contract.body ? [spoilt(parts)] : [])];
  if (!contract.path.includes('{id}')) return [variants, []];
  // Who is only looked at stays for the next; who may be changed is there for this caller alone.
  if (contract.method === 'GET') return [[...aimedAt(parts, bystanders), ...variants], []];
  const people = await Promise.all(roles.map((role) => makeMarked(role)));
  return [[...aimedAt(parts, people), ...variants], people];
};

interface Crawl {
  origin: string;
  known: KnownCall;
  visitor: Visitor;
  /** People whom lists may show, and whom requests that change nothing name. */
  bystanders: readonly MarkedPerson[];
}

export interface CrawlResult {
  sightings: Sighting[];
  answers: Answer[];
  people: MarkedPerson[];
  token: string | undefined;
}

/** Calls one call as one visitor in every way that the matrix knows, aimed at marked people of every role too. */
export const crawl = async ({ origin, known, visitor, bystanders }: Crawl): Promise<CrawlResult> => {
  const { caller, person } = await makeMarkedCaller(visitor);
  const [requests, aims] = await requestsOf(known, caller, bystanders);
  const answers: Answer[] = [];
  for (const parts of requests)
    answers.push(await sendCall({ origin, call: known.contract, parts, token: caller.token }));
  const others = [...aims, ...bystanders];
  const said = answers.map(({ text, headers }) => `${text} ${JSON.stringify(headers)}`).join('\n');
  const seen = (whose: Sighting['whose'], marked: MarkedPerson): Sighting[] =>
    canariesIn(said, marked).map((kind) => ({ call: nameOf(known.contract), visitor, whose, kind }));
  const sightings = [...seen('own', person), ...others.flatMap((other) => seen(other.user.role, other))];
  return { sightings, answers, people: [person, ...aims], token: caller.token };
};
