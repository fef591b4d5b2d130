import type { CodePurpose } from '#lib/features/accounts/contracts/codes.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { setClock } from '#lib/platform/time/clock.ts';
import { toObjectId } from '#models/connection.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeReferral } from '#e2e/kit/factories/referrals.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { NewUser } from '#models/people/user.ts';
import { emptyDatabase } from '#e2e/kit/test-database.ts';
import type { Coverage } from './coverage.ts';
import { Marks } from './marks.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';

/** A player, the same person after leaving and returning under another account id. */
export interface Person {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** All accounts that this person ever had, the present one last. */
  readonly userIds: string[];
  token: string;
  isGone: boolean;
}

export const idOf = ({ userIds }: Pick<Person, 'userIds'>): string => userIds.at(-1) ?? '';

/** The prices last shown to a customer: of a booking, at its time or the proposed one, and of cancelling. */
interface ShownPrices {
  pricesPaise: readonly number[];
  feePaise?: number;
}

/** How often a person used a daily quota. */
export interface Day {
  phones: Set<string>;
  free: Set<string>;
  conversations: number;
  requests: number;
}

/** An account's data, even after it is gone. */
export interface Account {
  readonly email: string;
  readonly createdAt: Date;
  /** When its address or number was first proved. */
  readonly provedAt: Date | null;
  /** From when on its jobs count: later than the proof where its mail domain has many new mailboxes. */
  readonly countsFrom: Date | null;
}

/** The day from which the last mailboxes of a mail domain count, and how many do. */
interface DomainDay {
  readonly from: Date;
  readonly used: number;
}

/** A code that a call has asked for. */
interface AskedCode {
  readonly phone: string;
  readonly device: string | null;
  readonly at: Date;
}

/** An SMS that was sent. */
interface SentSms {
  readonly at: Date;
  /** Whether an account had proved the number. */
  readonly isProved: boolean;
}

/** A code that was sent to a number, and what became of it. */
export interface SentCode {
  readonly code: string;
  readonly phone: string;
  readonly purpose: CodePurpose;
  /** The account that asked for it; null for signing in. */
  readonly userId: string | null;
  readonly sentAt: Date;
  wrong: number;
  isUsed: boolean;
}

export interface World {
  readonly customers: Person[];
  readonly workers: Person[];
  readonly broker: Person;
  readonly admin: Person;
  readonly otherLead: Person;
  /** People who joined during the play. */
  readonly newcomers: Person[];
  readonly jobIds: string[];
  readonly marks: Marks;
  readonly coverage: Coverage;
  /** The last snapshot of the database. */
  seen: Snapshot;
  /** Every account that ever existed, by id. */
  readonly accounts: Map<string, Account>;
  /** The credits that a worker's jobs have earned for sure, by the worker's id: each event with its month. */
  readonly earned: Map<string, Map<string, string>>;
  /** By customer's id and booking's id. */
  readonly shownPrices: Map<string, ShownPrices>;
  /** By the person's email and the day in India. */
  readonly days: Map<string, Day>;
  /** The receivers of messages, by the sender's id. */
  readonly wrote: Set<string>;
  /** Texts a person typed, which reveal nothing to them. By reader's id and text. */
  readonly typed: Set<string>;
  /** The first request for the same need, by the id of the request that replaced it. */
  readonly needs: Map<string, string>;
  /** The latest link that proves an email, by the address that it was mailed to. */
  readonly links: Map<string, { id: string; token: string }>;
  /** The codes that were sent, by their challenge. */
  readonly codes: Map<string, SentCode>;
  readonly askedCodes: AskedCode[];
  readonly sentSms: SentSms[];
  /** The codes that lead to another authenticator app, by the admin's id. */
  readonly setupCodes: Map<string, string>;
  readonly domains: Map<string, DomainDay>;
  /** When links were mailed to tagged spellings of a mailbox, by its plain spelling. */
  readonly linkMails: Map<string, Date[]>;
  /** The accounts that have searched, by the day in India; a guest is an empty text. */
  readonly searchers: Map<string, Set<string>>;
  /** The name and the picture that a verification was given for, by the worker's id. */
  readonly verifiedAs: Map<string, string>;
  /** The extras that their customers accepted. */
  readonly acceptedExtras: Set<string>;
  /** The bookings whose customers confirmed that the worker waits. */
  readonly confirmedWaits: Set<string>;
  /** The requests that were sent with a key, by that key. */
  readonly keyed: Map<string, object>;
  /** The calls so far, for failure reports. */
  readonly log: string[];
  /** The fault of a control. */
  readonly fault: Fault;
}

/** A control's effect: what happens in place of a rule that is off. */
export interface Fault {
  /** Before a call. */
  before?(world: World, call: Sent): Promise<void>;
  /** Runs after a call, before the rules are checked. */
  after?(world: World, call: Sent & { status: number }): Promise<void>;
  /** Runs before the outbox does its pending work. */
  beforeWork?(world: World): Promise<void>;
  /** Runs after it. */
  afterWork?(world: World): Promise<void>;
  /** Runs before bookings and claims past their deadline are closed. */
  beforeClose?(world: World): Promise<void>;
  /** Runs after it. */
  afterClose?(world: World): Promise<void>;
  /** Runs after an episode, to undo what an empty database would keep. */
  end?(): Promise<void>;
  /** Turns an answer into that of a faulty service. */
  answer?(world: World, call: Sent, text: string): Promise<string>;
  /** Turns a body into what a faulty service would read. */
  body?(world: World, call: Sent): Promise<unknown>;
}

export interface Sent {
  readonly who: Person | null;
  /** Method and path of the contract. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export const everybody = ({ customers, workers, newcomers, broker, admin, otherLead }: World): Person[] => [
  ...customers,
  ...workers,
  ...newcomers,
  broker,
  admin,
  otherLead,
];

/** The owner of an account id, current or former. */
export const personOf = (world: World, userId: string): Person | undefined =>
  everybody(world).find(({ userIds }) => userIds.includes(userId));

const PLACE = { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' };

/** Of nearly everyone: mailboxes of a small mail domain count later. */
export const MAIL_PROVIDER = 'outlook.com';

const cast = async ({
  marks,
  role,
  fields = {},
  phone: shared,
}: {
  marks: Marks;
  role: Role;
  fields?: Partial<NewUser>;
  phone?: string;
}): Promise<Person> => {
  const owner = { ownerId: '' };
  const make = (kind: 'email' | 'name' | 'street') => marks.make({ kind, ...owner });
  const [email, name, street] = [`${make('email')}@${MAIL_PROVIDER}`, make('name'), make('street')];
  const phone = shared ?? marks.make({ kind: 'phone', ...owner });
  const address = { ...PLACE, street: `${street} Road`, landMark: `Beside ${make('street')}` };
  const user = await makeUser({ role, email, name, phone, address, ...fields });
  const { userId, token } = await makeSession(user);
  if (role === 'admin') await turnOnTotp(userId);
  marks.rename([email, name, address.street, address.landMark, ...(shared ? [] : [phone])], userId);
  return { role, name, email, phone, userIds: [userId], token, isGone: false };
};

/** A Monday far in the future, so that the database's own clock expires no row. */
const FIRST_INSTANT = instantInIndia({ localDate: '2031-03-03', minutes: 9 * 60 });

const CROWD = 34;
const CUSTOMERS = 10;
const RATES = [25_000, 40_000, null, 12_000];

const castCustomers = async (marks: Marks): Promise<Person[]> => {
  const customers: Person[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    // The third typed the second one's phone number: two friends who look like one person, which is allowed.
    const phone = index === 2 ? customers[1]?.phone : undefined;
    customers.push(await cast({ marks, role: 'customer', ...(phone && { phone }) }));
  }
  return customers;
};

const castWorkers = async (
  marks: Marks,
  skill: { _id: NewUserSkill['_id']; name: string },
  crowd: boolean,
) => {
  const workers: Person[] = [];
  const verification = { at: now(), by: toObjectId('a'.repeat(24)), reason: 'Seen.' };
  for (let index = 0; index < (crowd ? CROWD : RATES.length); index += 1)
    workers.push(
      await cast({
        marks,
        role: 'worker',
        fields: {
          skills: [skill],
          hourlyRatePaise: RATES[index % RATES.length] ?? null,
          // The last of the four has not been verified.
          ...(index % RATES.length !== 3 && { verification }),
        },
      }),
    );
  return workers;
};

type NewUserSkill = NonNullable<NewUser['skills']>[number];

/** Referrals: the first customer's friends are all others, the first worker's friend is the second. */
const refer = async (customers: readonly Person[], workers: readonly Person[]): Promise<void> => {
  const [first, ...friends] = customers;
  const [worker, other] = workers;
  if (!first || !worker || !other) throw new Error('The people of the play are missing.');
  for (const friend of friends) await makeReferral({ referrerId: idOf(first), friendId: idOf(friend) });
  await makeReferral({ referrerId: idOf(worker), friendId: idOf(other) });
};

interface Setting {
  /** Enough workers to use up a day's phones and conversations. */
  crowd: boolean;
  coverage: Coverage;
  fault: Fault;
}

/** An empty database with its people in it. */
export const openWorld = async ({ crowd, coverage, fault }: Setting): Promise<World> => {
  await emptyDatabase();
  setClock(FIRST_INSTANT);
  const marks = new Marks();
  const { _id, name } = await makeSkill();
  const jobs = [
    await makeService({ skillIds: [_id], pricePaise: 50_000 }),
    await makeService({ skillIds: [_id], pricePaise: 5000 }),
  ];
  const customers = await castCustomers(marks);
  const workers = await castWorkers(marks, { _id, name }, crowd);
  await refer(customers, workers);
  return {
    ...{ customers, workers, marks, coverage, fault },
    broker: await cast({ marks, role: 'broker' }),
    admin: await cast({ marks, role: 'admin' }),
    otherLead: await cast({ marks, role: 'admin' }),
    newcomers: [],
    jobIds: jobs.map((job) => String(job._id)),
    seen: emptySnapshot,
    accounts: new Map(),
    earned: new Map(),
    shownPrices: new Map(),
    days: new Map(),
    wrote: new Set(),
    typed: new Set(),
    links: new Map(),
    codes: new Map(),
    askedCodes: [],
    sentSms: [],
    setupCodes: new Map(),
    domains: new Map(),
    linkMails: new Map(),
    searchers: new Map(),
    needs: new Map(),
    verifiedAs: new Map(),
    keyed: new Map(),
    acceptedExtras: new Set(),
    confirmedWaits: new Set(),
    log: [],
  };
};
