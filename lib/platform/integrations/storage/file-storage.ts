import { gridFsStorage } from './gridfs-storage.ts';
import type { FileStorage } from './storage.ts';

/** The file storage of this process. In the database: shared by all servers, in every backup, no account needed. */
export const storage = (): FileStorage => gridFsStorage;
