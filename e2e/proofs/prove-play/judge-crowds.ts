import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { database } from '#models/connection.ts';
import { groupsOf } from './judge-life.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import { idOf, type Sent, type World } from './world.ts';

// Rules against one person who looks like many.

const MAX_OPEN_REPORTS = 5;

/** One person has one open report about a thing, and five about a person. */
export const judgeReports = ({ reports }: Snapshot): void => {
  const open = reports.filter(({ state }) => state === 'open');
  const pairs = groupsOf(open, ({ reporterId: by, subjectId }) => `${String(by)} on ${String(subjectId)}`);
  for (const [pair, own] of pairs) {
    hold('limits', own.length <= MAX_OPEN_REPORTS, () => `${own.length} reports of ${pair} are open`);
    const things = groupsOf(own, ({ messageId, pictureId, reviewId }) =>
      String(messageId ?? pictureId ?? reviewId ?? 'the person'),
    );
    for (const [thing, same] of things)
      hold('limits', same.length === 1, () => `${same.length} reports of ${pair} about ${thing} are open`);
  }
};

const number = /\d(?:\D*\d){6}/;
const address = /https?:|www\.|\.(?:com|in|net|org)\b/i;

/** No name says where else to find its owner. */
export const judgeNames = ({ users }: Snapshot): void => {
  for (const { name } of users)
    hold('secrets', !number.test(name) && !address.test(name), () => `someone is named ${name}`);
};

const HOUR_MS = 3_600_000;
const MAX_LINKS = 3;

/** All tagged spellings of a mailbox get three links an hour from one network, as all calls of the play are. */
export const judgeLinkMail = ({ linkMails }: World, to: string): void => {
  const [local = '', domain = ''] = to.split('@');
  const [plain = '', tag] = local.split('+');
  if (tag === undefined) return;
  const mailbox = `${plain}@${domain}`;
  const sent = [...(linkMails.get(mailbox) ?? []), now()];
  linkMails.set(mailbox, sent);
  const anHour = sent.filter((at) => now().getTime() - at.getTime() < HOUR_MS).length;
  hold('limits', anHour <= MAX_LINKS, () => `${anHour} links were mailed to ${mailbox} in an hour`);
};

/** Notes who has searched today. */
export const noteSearch = ({ searchers }: World, { name, who }: Sent): void => {
  if (name !== 'GET /users/search-worker' || (who && who.role !== 'customer')) return;
  const day = toIndiaDay(now());
  searchers.set(day, (searchers.get(day) ?? new Set<string>()).add(who ? idOf(who) : ''));
};

const MIN_VISITORS = 5;
/** What the row of a worker says whose bonus is over, also for jobs done. */
const BONUS_DAYS = 20;

// All calls come from one network, so that its guests and unproved accounts are one visitor.
const countVisitors = ({ accounts }: World, ids: ReadonlySet<string>): number =>
  new Set([...ids].map((id) => (accounts.get(id)?.provedAt ? id : ''))).size;

/** A newcomer's day counts only when five different visitors could see them. */
export const judgeShown = async (world: World): Promise<void> => {
  const visited = [...world.searchers.values()].map((ids) => countVisitors(world, ids));
  const days = visited.filter((count) => count >= MIN_VISITORS).length;
  const newcomers = database().collection<{ _id: string; shownDays: number }>('newcomers');
  for (const { shownDays } of await newcomers.find({ shownDays: { $lt: BONUS_DAYS } }).toArray())
    hold(
      'counts',
      shownDays <= days,
      () => `${shownDays} days of a newcomer count, of ${days} with visitors`,
    );
};
