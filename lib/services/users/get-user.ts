import type { SeenUser } from '#lib/contracts/profiles.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { inTransaction } from '#models/connection.ts';
import type { UserRecord } from '#models/user.ts';
import { meetUser } from '../steps/meet-user.ts';
import { showPhones } from '../steps/show-phones.ts';
import { writeAudit } from '../steps/write-audit.ts';
import { toPerson } from './to-person.ts';
import { toPublicWorker } from './to-public-worker.ts';
import { toSelfUser } from './to-self-user.ts';

const showContact = async (actor: Actor, worker: UserRecord): Promise<SeenUser> => {
  const phones = await showPhones({ actor, workers: [worker] });
  return toPublicWorker(worker, { phone: phones.get(String(worker._id)) });
};

const showAll = (actor: Actor, user: UserRecord): Promise<SeenUser> =>
  inTransaction(async (tx) => {
    await writeAudit({ actor, act: 'user.read', subjectId: String(user._id), details: null }, tx);
    return toSelfUser(user);
  });

interface Input {
  actor: Actor;
  params: { id: string };
}

const show = async ({ actor, params: { id } }: Input): Promise<SeenUser> => {
  const { user, sight } = await meetUser({ actor, userId: id });
  switch (sight) {
    case 'self':
      return toSelfUser(user);
    case 'full':
      return showAll(actor, user);
    case 'contact':
      return showContact(actor, user);
    case 'trade':
      return toPublicWorker(user);
    case 'person':
      return toPerson(user);
  }
};

/** One person, as far as the caller may see them. */
export const getUser = async (input: Input): Promise<{ data: SeenUser }> => ({ data: await show(input) });
