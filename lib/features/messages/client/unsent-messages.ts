import type { Attachment } from '#lib/features/messages/contracts/messages.ts';

/** A file that waits to be sent; `uploaded` once the server has it. */
export interface UnsentFile {
  readonly name: string;
  readonly blob: Blob;
  readonly uploaded: Attachment | null;
}

/** A message that the server has not taken yet. */
export interface Unsent {
  /** The client id: the server stores a message of this name once, however often it is sent. */
  readonly id: string;
  /** Who wrote it; several people may use one phone. */
  readonly senderId: string;
  readonly receiverId: string;
  readonly text: string;
  readonly files: readonly UnsentFile[];
  readonly createdAt: string;
  /** The server's refusal; null while it waits. */
  readonly refusal: string | null;
}

// What an older version of us has left there is passed over.
const isUnsent = (row: unknown): row is Unsent =>
  typeof row === 'object' && row !== null && 'senderId' in row && 'receiverId' in row && 'files' in row;

const DATABASE = 'hunar-chat';
const STORE = 'unsent';

const settle = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The browser did not store it.', { cause: request.error }));
  });

let opened: Promise<IDBDatabase> | null = null;

const forget = (): void => {
  opened = null;
};

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await settle(request);
  // The browser closes it on its own when somebody clears what it keeps.
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

/** Resolves when the change is kept; a page that goes before takes what was merely asked for with it. */
const change = async (ask: (rows: IDBObjectStore) => void): Promise<void> => {
  const transaction = await begin('readwrite');
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(new Error('The browser did not store it.', { cause: transaction.error }));
    ask(transaction.objectStore(STORE));
  });
};

/** Keeps a message over reloads; one of the same id is replaced. */
export const putUnsent = (message: Unsent): Promise<void> => change((rows) => void rows.put(message));

export const removeUnsent = (id: string): Promise<void> => change((rows) => void rows.delete(id));

/** What waits of one person, the oldest first. */
export const listUnsent = async (senderId: string): Promise<Unsent[]> => {
  const transaction = await begin('readonly');
  const rows: readonly unknown[] = await settle(transaction.objectStore(STORE).getAll());
  return rows
    .filter(isUnsent)
    .filter((row) => row.senderId === senderId)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
};

/** Forgets what waits of one person, with its files; what others at this phone wrote stays. */
export const removeUnsentOf = async (senderId: string): Promise<void> => {
  const waiting = await listUnsent(senderId);
  await change((rows) => waiting.forEach(({ id }) => void rows.delete(id)));
};
