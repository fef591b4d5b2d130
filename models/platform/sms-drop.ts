import { defineModel } from '#models/define-model.ts';
import { date, number, text } from '#models/field.ts';

const KEPT_SECONDS = 30 * 86_400;
const MAX_LISTED = 50;

const SmsDrop = defineModel({
  name: 'SmsDrop',
  collection: 'smsDrops',
  fields: {
    /** Day in India. */
    localDate: text(),
    /** The kind of work in the outbox, such as `contactCode`. */
    kind: text(),
    count: number(),
    createdAt: date(),
  },
  indexes: [
    // One row a day and kind; also reads the newest days.
    [{ localDate: 1, kind: 1 }, { unique: true }],
    [{ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }],
  ],
});

interface Drop {
  localDate: string;
  kind: string;
  at: Date;
}

/** Counts an SMS that the budget of its day did not allow. */
export const countSmsDrop = async ({ localDate, kind, at }: Drop): Promise<void> => {
  const update = { $inc: { count: 1 }, $setOnInsert: { createdAt: at } };
  await SmsDrop.updateOne({ localDate, kind }, update, { upsert: true });
};

/** Lists the counts of the days since one of them, newest first. */
export const listSmsDrops = (since: string) =>
  SmsDrop.find(
    { localDate: { $gte: since } },
    { sort: { localDate: -1, kind: 1 }, limit: MAX_LISTED, fields: ['localDate', 'kind', 'count'] },
  );
