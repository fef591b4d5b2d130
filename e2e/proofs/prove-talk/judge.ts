import { database, toObjectId } from '#models/connection.ts';
import { recordMin, recordMax } from '../prove-figures.ts';
import { within } from './test-cluster.ts';
import type { Talker } from './talkers.ts';

interface Row {
  _id: unknown;
  seq: number;
  text: string;
}

/** The database's contents, and how acknowledgements and lists differ from them. */
interface Verdict {
  stored: number;
  holes: number;
  lost: number;
  doubled: number;
  /** Entries that only the list or only the database has. */
  apart: number;
}

const judgeOne = async ({ conversationId, kept, acknowledged }: Talker): Promise<Verdict> => {
  const rows = await database()
    .collection<Row>('messages')
    .find({ conversationId: toObjectId(conversationId) })
    .sort({ seq: 1 })
    .toArray();
  const seqs = new Set(rows.map(({ seq }) => seq));
  const stored = new Set(rows.map(({ seq, _id, text }) => `${seq} ${String(_id)} ${text}`));
  const list = new Set(kept.list().map(({ seq, _id, text }) => `${seq} ${_id} ${text}`));
  return {
    stored: rows.length,
    holes: rows.filter(({ seq }, at) => seq !== at + 1).length,
    lost: acknowledged.filter((seq) => !seqs.has(seq)).length,
    doubled: rows.length - new Set(rows.map(({ text }) => text)).size,
    apart: stored.symmetricDifference(list).size,
  };
};

const add = (one: Verdict, other: Verdict): Verdict => ({
  stored: one.stored + other.stored,
  holes: one.holes + other.holes,
  lost: one.lost + other.lost,
  doubled: one.doubled + other.doubled,
  apart: one.apart + other.apart,
});

/** Compares each person's screen and acknowledgements with the stored messages. */
const judgeTalks = async (talkers: readonly Talker[]): Promise<Verdict> =>
  (await Promise.all(talkers.map(judgeOne))).reduce(add);

const HEAL_MS = 10_000;

/** Checks that everything acknowledged is stored and on every screen, once and in order. */
export const tellTalks = async (name: string, talkers: readonly Talker[]): Promise<void> => {
  const isWhole = async () => (await judgeTalks(talkers)).apart === 0;
  await within(HEAL_MS, isWhole);
  const { stored, holes, lost, doubled, apart } = await judgeTalks(talkers);
  recordMin(`${name} messages on all screens together`, stored, talkers.length + 1);
  recordMax(`${name} acknowledged and lost`, lost, 0);
  recordMax(`${name} doubled`, doubled, 0);
  recordMax(`${name} holes`, holes, 0);
  recordMax(`${name} entries that a screen and the database do not share`, apart, 0);
};
