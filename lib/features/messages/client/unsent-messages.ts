import type { AttachmentReference } from '#lib/features/messages/contracts/messages.ts';

/** A file of an unsent message; `uploaded` once the server has it. Older rows hold the whole attachment. */
export interface UnsentFile {
  readonly name: string;
  readonly blob: Blob;
  readonly uploaded: AttachmentReference | null;
}

/** A message the server has not stored yet. */
export interface Unsent {
  /** The client id: the server stores it once, however often it is sent. */
  readonly id: string;
  /** The author; several people may use one phone. */
  readonly senderId: string;
  readonly receiverId: string;
  readonly text: string;
  readonly files: readonly UnsentFile[];
  readonly createdAt: string;
  /** The server's error code; null while waiting. */
  readonly refusal: string | null;
}

// Rows of older versions are skipped.
const isUnsent = (row: unknown): row is Unsent =>
  typeof row === 'object' && row !== null && 'senderId' in row && 'receiverId' in row && 'files' in row;

const DATABASE = 'hunar-chat';
const STORE = 'unsent';

const settle = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(new Error('The browser could not store the change.', { cause: request.error }));
  });

let opened: Promise<IDBDatabase> | null = null;

const forget = (): void => {
  opened = null;
};

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await settle(request);
  // The browser closes it when the user clears site data.
  database.onclose = forget;
  return database;
};

const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
  opened ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  const database = await opened;
  return database.transaction(STORE, mode);
};

/** Resolves when the change is durable; a page closed earlier would lose it. */
const change = async (ask: (rows: IDBObjectStore) => void): Promise<void> => {
  const transaction = await begin('readwrite');
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(new Error('The browser could not store the change.', { cause: transaction.error }));
    ask(transaction.objectStore(STORE));
  });
};

/** Stores a message across reloads; replaces one with the same id. */
export const putUnsent = (message: Unsent): Promise<void> => change((rows) => void rows.put(message));

export const removeUnsent = (id: string): Promise<void> => change((rows) => void rows.delete(id));

const listAll = async (): Promise<readonly unknown[]> => {
  const transaction = await begin('readonly');
  const rows: readonly unknown[] = await settle(transaction.objectStore(STORE).getAll());
  return rows;
};

/** Returns a person's unsent messages, oldest first. */
export const listUnsent = async (senderId: string): Promise<Unsent[]> =>
  (await listAll())
    .filter(isUnsent)
    .filter((row) => row.senderId === senderId)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

/** Counts a person's messages that are still to be sent; refused ones wait for the person. */
export const countUnsent = async (senderId: string): Promise<number> =>
  (await listUnsent(senderId)).filter(({ refusal }) => refusal === null).length;

const removeAll = (waiting: readonly Unsent[]): Promise<void> =>
  change((rows) => waiting.forEach(({ id }) => void rows.delete(id)));

/** Deletes a person's unsent messages with their files; those of others on this phone stay. */
export const removeUnsentFrom = async (senderId: string): Promise<void> =>
  removeAll(await listUnsent(senderId));

/** Deletes the unsent messages of everyone else who used this phone. */
export const removeUnsentFromOthers = async (senderId: string): Promise<void> => {
  const waiting = (await listAll()).filter(isUnsent);
  await removeAll(waiting.filter((row) => row.senderId !== senderId));
};
