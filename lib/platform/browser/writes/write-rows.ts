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

const list = async (): Promise<WaitingWrite[]> => {
  const rows = await transact<readonly unknown[]>('readonly', (store, pass) => {
    const request = store.getAll();
    request.onsuccess = () => pass(request.result);
  });
  return rows.map(parseWrite).filter((write) => write !== null);
};

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

/** Deletes a person's writes; those of others who use this browser stay. */
export const removeWritesBy = async (userId: string): Promise<void> => {
  const own = (await list()).filter((write) => write.userId === userId);
  await Promise.all(own.map(({ seq }) => writeRows.change(seq, () => null)));
};
