import type { Tx } from '#models/connection.ts';
import { User, type UserRecord, type WorkCard } from './user.ts';

/** Stores a worker's public card. */
export const storeWorkCard = (
  { userId, workCard }: { userId: string; workCard: WorkCard },
  tx: Tx,
): Promise<UserRecord | null> => User.findOneAndUpdate({ _id: userId }, { $set: { workCard } }, { tx });
