import { database } from '#models/connection.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Mark } from './marks.ts';
import { judgePhone } from './judge-trust.ts';
import { hold } from './violation.ts';
import { everybody, idOf, type Day, type Person, type World } from './world.ts';

const WEEK_MS = 7 * 86_400_000;
const PHONES_A_DAY = 30;

/** A person's actions today, across accounts. */
export const dayOf = ({ days }: World, { email }: Pick<Person, 'email'>): Day => {
  const key = `${email} ${toIndiaDay(now())}`;
  const day = days.get(key) ?? { phones: new Set(), free: new Set(), conversations: 0, requests: 0 };
  days.set(key, day);
  return day;
};

const isAgreed = ({ history, endsAt }: BookingRecord): boolean =>
  history.some(({ status }) => status === 'accepted') && now().getTime() < endsAt.getTime() + WEEK_MS;

const isGivenUp = ({ status, history }: BookingRecord): boolean =>
  status === 'cancelled' && history.at(-1)?.mover !== 'customer';

interface Pair {
  customerIds: readonly string[];
  workerId: string;
}

const bookingsOf = ({ seen }: World, { customerIds, workerId }: Pair): BookingRecord[] =>
  seen.bookings.filter(
    (one) => customerIds.includes(String(one.customerId)) && String(one.workerId) === workerId,
  );

/** A worker sees a customer's details from acceptance until a week after the end, and not after cancelling. */
const knowsCustomer = (world: World, pair: Pair): boolean =>
  bookingsOf(world, pair).some((booking) => isAgreed(booking) && !isGivenUp(booking));

const seesPhoneOf = (world: World, reader: Person, workerId: string): boolean => {
  const day = dayOf(world, reader);
  const isPartner =
    bookingsOf(world, { customerIds: [idOf(reader)], workerId }).some(isAgreed) ||
    world.wrote.has(`${workerId} ${idOf(reader)}`);
  if (isPartner) day.free.add(workerId);
  if (day.free.has(workerId)) return true;
  const isNew = !day.phones.has(workerId);
  day.phones.add(workerId);
  if (isNew) judgePhone(world, reader, day.phones.size);
  hold(
    'limits',
    day.phones.size <= PHONES_A_DAY,
    () => `${reader.name} sees ${day.phones.size} phones today`,
  );
  return true;
};

const ownersOf = (world: World, { kind, text, ownerId }: Mark): string[] =>
  kind === 'phone' ? everybody(world).flatMap((one) => (one.phone === text ? one.userIds : [])) : [ownerId];

/** An agency may call its own workers. */
const isInTeam = ({ seen }: World, broker: Person, userIds: readonly string[]): boolean =>
  seen.users.some(
    ({ _id, brokerId }) => userIds.includes(String(_id)) && brokerId && String(brokerId) === idOf(broker),
  );

const mayKnowContact = (world: World, reader: Person, mark: Mark): boolean => {
  const ownerIds = ownersOf(world, mark);
  if (reader.role === 'worker')
    return knowsCustomer(world, { customerIds: ownerIds, workerId: idOf(reader) });
  const worker = everybody(world).find((one) => one.role === 'worker' && ownerIds.includes(idOf(one)));
  if (reader.role === 'broker') return mark.kind === 'phone' && isInTeam(world, reader, ownerIds);
  return mark.kind === 'phone' && reader.role === 'customer' && worker !== undefined
    ? seesPhoneOf(world, reader, idOf(worker))
    : false;
};

const mayKnow = (world: World, reader: Person, mark: Mark): boolean => {
  const readerId = idOf(reader);
  if (ownersOf(world, mark).includes(readerId) || mark.kind === 'name') return true;
  if (mark.kind === 'message') return mark.otherId === readerId;
  if (reader.role === 'admin') return true;
  if (mark.kind === 'street') return false;
  if (mark.kind !== 'place') return mayKnowContact(world, reader, mark);
  return world.seen.bookings.some(
    (booking) =>
      String(booking._id) === mark.bookingId &&
      String(booking.workerId) === readerId &&
      isAgreed(booking) &&
      !isGivenUp(booking),
  );
};

interface Read {
  world: World;
  /** Null: a guest. */
  reader: Person | null;
  text: string;
  where: string;
}

/** Readers see only the data of others that the rules allow. */
export const judgeSecrets = ({ world, reader, text, where }: Read): void => {
  for (const mark of world.marks.in(text)) {
    const isTyped = world.typed.has(`${reader ? idOf(reader) : ''} ${mark.text}`);
    const isFine = isTyped || mark.kind === 'name' || (reader !== null && mayKnow(world, reader, mark));
    const whose = `the ${mark.kind} ${mark.text} of ${mark.ownerId}`;
    hold('secrets', isFine, () => `${reader?.name ?? 'a guest'} reads ${whose} in ${where}`);
  }
};

// A report keeps its copies when its people leave.
const kept = new Set(['reports', 'stored.chunks']);

// The audit keeps the names of the office's admins, even after they leave.
const isActor = (collection: string, { kind }: Mark): boolean => collection === 'audit' && kind === 'name';

/** Only reports keep traces of a person who left. */
export const judgeTraces = async (world: World): Promise<void> => {
  const living = everybody(world).filter(({ isGone }) => !isGone);
  const ids = new Set(living.map(idOf));
  const isLiving = (mark: Mark): boolean => ownersOf(world, mark).some((id) => ids.has(id));
  for (const collection of await database().collections()) {
    const { collectionName } = collection;
    if (kept.has(collectionName)) continue;
    const text = JSON.stringify(await collection.find({}).toArray());
    const left = world.marks.in(text).find((mark) => !isLiving(mark) && !isActor(collectionName, mark));
    hold('traces', !left, () => `${collectionName} keeps the ${left?.kind ?? ''} ${left?.text ?? ''}`);
  }
};
