import type { Types } from 'mongoose';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, nullable, objectId, text } from '#models/field.ts';

const WorkPicture = defineModel({
  name: 'WorkPicture',
  collection: 'workPictures',
  fields: {
    workerId: objectId(),
    imageKey: text(),
    caption: text({ default: '' }),
    /** Who hid it and why; null while shown. */
    hidden: nullable(mixed<{ at: Date; by: Types.ObjectId; reason: string }>()),
    createdAt: date(),
  },
  indexes: [[{ workerId: 1, _id: -1 }, {}]],
});

/** A picture of finished work on a worker's page. */
export type WorkPictureRecord = RowOf<typeof WorkPicture>;

type NewWorkPicture = Pick<WorkPictureRecord, 'imageKey' | 'caption' | 'createdAt'> & { workerId: string };

export const insertWorkPicture = async (row: NewWorkPicture, tx?: Tx): Promise<void> => {
  await WorkPicture.insert(row, { tx });
};

export const listWorkPictures = (workerId: string, tx?: Tx): Promise<WorkPictureRecord[]> =>
  WorkPicture.find({ workerId }, { sort: { _id: -1 }, tx });

export const findWorkPicture = (pictureId: string): Promise<WorkPictureRecord | null> =>
  WorkPicture.findById(pictureId);

/** Deletes a worker's picture and returns it, or null. */
export const deleteWorkPicture = (
  { pictureId, workerId }: { pictureId: string; workerId: string },
  tx: Tx,
): Promise<WorkPictureRecord | null> => WorkPicture.findOneAndDelete({ _id: pictureId, workerId }, { tx });

/** Changes a caption; returns null when there is no such picture. */
export const captionWorkPicture = (
  { pictureId, workerId, caption }: { pictureId: string; workerId: string; caption: string },
  tx: Tx,
): Promise<WorkPictureRecord | null> =>
  WorkPicture.findOneAndUpdate(
    { _id: pictureId, workerId },
    { $set: { caption } },
    { returnDocument: 'before', tx },
  );

/** Stores an admin's decision on a picture; returns null when it is gone. */
export const hideWorkPicture = (
  { pictureId, hidden }: { pictureId: string; hidden: { at: Date; by: string; reason: string } | null },
  tx: Tx,
): Promise<WorkPictureRecord | null> =>
  WorkPicture.findOneAndUpdate(
    { _id: pictureId },
    { $set: { hidden: hidden && { ...hidden, by: toObjectId(hidden.by) } } },
    { tx },
  );
