import type { WriteRows } from './send-writes.ts';
import { parseWrite, type WaitingWrite } from './waiting-write.ts';

const DATABASE = 'hunar-writes';
const STORE = 'waiting';

const toError = (cause: DOMException | null): Error =>
  new Error('The browser could not store the write.', { cause });

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(STORE, { keyPath: 'seq', autoIncrement: true });
    request.onerror = () => reject(toError(request.error));
    request.onsuccess = () => resolve(request.result);
  });

let opened: Promise<IDBDatabase> | null = null;

const forget = (): void => {
  opened = null;
};

const connect = async (): Promise<IDBDatabase> => {
  opened ??= open();
  try {
    const database = await opened;
    // The browser closes it when the user clears site data, and a newer version of the app when it changes the store.
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  } catch (error) {
    forget();
    throw error;
  }
};

/** Runs one transaction; resolves with what `work` passed on, when the change is durable. */
const transact = async <Result>(
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore, pass: (result: Result) => void) => void,
): Promise<Result> => {
  const transaction = (await connect()).transaction(STORE, mode);
  return new Promise((resolve, reject) => {
    const results: Result[] = [];
    transaction.onabort = () => reject(toError(transaction.error));
    transaction.oncomplete = () => results.forEach(resolve);
    work(transaction.objectStore(STORE), (result) => void results.push(result));
  });
};

const readAll = (): Promise<readonly unknown[]> =>
  transact('readonly', (store, pass) => {
    const request = store.getAll();
    request.onsuccess = () => pass(request.result);
  });

const list = async (): Promise<WaitingWrite[]> =>
  (await readAll()).map(parseWrite).filter((write) => write !== null);

/** The waiting writes of this browser, in IndexedDB. */
export const writeRows: WriteRows = {
  list,
  add: (write) =>
    transact('readwrite', (store, pass) => {
      const request = store.add(write);
      request.onsuccess = () => pass({ ...write, seq: Number(request.result) });
    }),
  change: (seq, change) =>
    transact('readwrite', (store, pass) => {
      const request = store.get(seq);
      request.onsuccess = () => {
        const before = parseWrite(request.result);
        const after = before && change(before);
        pass(before);
        if (after) store.put(after);
        else if (before) store.delete(seq);
      };
    }),
};

// Every version of the app has named the author, also of rows that this one cannot read.
const readAuthor = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'userId' in row ? row.userId : undefined;

const removeWhere = (isUnwanted: (author: unknown) => boolean): Promise<null> =>
  transact('readwrite', (store, pass) => {
    const request = store.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return pass(null);
      if (isUnwanted(readAuthor(cursor.value))) cursor.delete();
      cursor.continue();
    };
  });

/** Counts a person's writes: waiting ones, refused ones and those of other versions of the app. */
export const countWritesBy = async (userId: string): Promise<number> =>
  (await readAll()).filter((row) => readAuthor(row) === userId).length;

/** Deletes a person's writes, of any version of the app; those of others who use this browser stay. */
export const removeWritesBy = async (userId: string): Promise<void> => {
  await removeWhere((author) => author === userId);
};

/** Deletes the writes of everyone else who used this browser. */
export const removeWritesByOthers = async (userId: string): Promise<void> => {
  await removeWhere((author) => author !== undefined && author !== userId);
};
