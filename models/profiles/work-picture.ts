import { Schema, type Types } from 'mongoose';
import { toObjectId, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** A picture of finished work on a worker's page. */
export interface WorkPictureRecord {
  _id: Types.ObjectId;
  workerId: Types.ObjectId;
  imageKey: string;
  /** The worker's own words; empty where there are none. */
  caption: string;
  /** Who took it off the page, and why; null while it is shown. */
  hidden: { at: Date; by: Types.ObjectId; reason: string } | null;
  createdAt: Date;
}

const { ObjectId, String: text, Date: date, Mixed: mixed } = Schema.Types;

const WorkPicture = defineModel<WorkPictureRecord>({
  name: 'WorkPicture',
  collection: 'workPictures',
  fields: {
    workerId: { type: ObjectId, required: true },
    imageKey: { type: text, required: true },
    caption: { type: text, default: '' },
    hidden: { type: mixed, default: null },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // A worker's pictures, newest first; and how many there are.
    [{ workerId: 1, _id: -1 }, {}],
  ],
});

type NewWorkPicture = Pick<WorkPictureRecord, 'imageKey' | 'caption' | 'createdAt'> & { workerId: string };

export const insertWorkPicture = async (row: NewWorkPicture, tx?: Tx): Promise<void> => {
  await WorkPicture.create([row], Tx.session(tx));
};

/** A worker's pictures, newest first, hidden ones included. */
export const listWorkPictures = (workerId: string, tx?: Tx): Promise<WorkPictureRecord[]> =>
  WorkPicture.find({ workerId }, null, Tx.session(tx)).sort({ _id: -1 }).lean<WorkPictureRecord[]>().exec();

export const findWorkPicture = (pictureId: string): Promise<WorkPictureRecord | null> =>
  WorkPicture.findById(pictureId).lean<WorkPictureRecord>().exec();

/** Takes a picture of the worker's away; answers it as it was, null when there is none. */
export const deleteWorkPicture = (
  { pictureId, workerId }: { pictureId: string; workerId: string },
  tx: Tx,
): Promise<WorkPictureRecord | null> =>
  WorkPicture.findOneAndDelete({ _id: pictureId, workerId }, Tx.session(tx)).lean<WorkPictureRecord>().exec();

interface Caption {
  pictureId: string;
  workerId: string;
  caption: string;
}

/** Stores other words for a picture of the worker's; null when there is none. */
export const captionWorkPicture = (
  { pictureId, workerId, caption }: Caption,
  tx: Tx,
): Promise<WorkPictureRecord | null> =>
  WorkPicture.findOneAndUpdate({ _id: pictureId, workerId }, { $set: { caption } }, Tx.session(tx))
    .lean<WorkPictureRecord>()
    .exec();

interface Hiding {
  pictureId: string;
  /** Null shows it again. */
  hidden: { at: Date; by: string; reason: string } | null;
}

/** Stores an admin's decision on a picture; null when there is none. */
export const hideWorkPicture = ({ pictureId, hidden }: Hiding, tx: Tx): Promise<WorkPictureRecord | null> =>
  WorkPicture.findByIdAndUpdate(
    pictureId,
    { $set: { hidden: hidden && { ...hidden, by: toObjectId(hidden.by) } } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<WorkPictureRecord>()
    .exec();
