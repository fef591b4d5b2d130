import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose, { type ClientSession } from 'mongoose';
import { currentLimit } from './time-limit.ts';

mongoose.set('strictQuery', 'throw');
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);
mongoose.set('bufferCommands', false);

// Detect slow or dead databases within seconds, so that calls never hang.
const options = {
  serverSelectionTimeoutMS: 2500,
  socketTimeoutMS: 30_000,
  waitQueueTimeoutMS: 4000,
  writeConcern: { w: 'majority' as const },
  maxPoolSize: 100,
};

const isMissed = (error: unknown): boolean => error instanceof mongoose.Error.MongooseServerSelectionError;

const seen = { hasPrimary: false, members: new Map<string, boolean>() };

/** Whether the driver sees a server that takes writes. Asks the database nothing. */
export const hasPrimary = (): boolean => seen.hasPrimary;

/** How many members of the replica set are well, and how many are down or recovering. Asks the database nothing. */
export const countMembers = (): { up: number; away: number } => {
  const up = [...seen.members.values()].filter(Boolean).length;
  return { up, away: seen.members.size - up };
};

/** The delays that the database causes in a process, for its metrics. */
interface Strain {
  onPoolWait(seconds: number): void;
  onRetry(): void;
}
let strain: Strain | null = null;

export const watchStrain = (watch: Strain): void => {
  strain = watch;
};

type EndCommand = (errorName: string | null) => void;
type CommandWatch = (command: { name: string; collection: string | undefined }) => EndCommand | null;

let commandWatch: CommandWatch | null = null;

/** Reports each command of connections that are opened from now on, without its values; null reports none. */
export const watchCommands = (watch: CommandWatch | null): void => {
  commandWatch = watch;
};

const followCommands = (): void => {
  const ends = new Map<number, EndCommand>();
  const end = (requestId: number, errorName: string | null) => {
    ends.get(requestId)?.(errorName);
    ends.delete(requestId);
  };
  mongoose.connection
    .getClient()
    .on('commandStarted', ({ commandName: name, command, requestId }) => {
      const target: unknown = command[name === 'getMore' ? 'collection' : name];
      const collection = typeof target === 'string' ? target : undefined;
      const ended = commandWatch?.({ name, collection });
      if (ended) ends.set(requestId, ended);
    })
    .on('commandSucceeded', ({ requestId }) => end(requestId, null))
    .on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));
};

const wellStates = ['isWritablePrimary', 'ismaster', 'secondary', 'arbiterOnly'];

/**
 * Follows the driver's heartbeats: unlike changes, they come from each member every ten seconds, also from those that it
 * found before anyone listened.
 */
const followMembers = (): void => {
  const { members } = seen;
  mongoose.connection
    .getClient()
    .on('serverHeartbeatSucceeded', ({ connectionId, reply }) => {
      members.set(
        connectionId,
        wellStates.some((state) => reply[state] === true),
      );
    })
    .on('serverHeartbeatFailed', ({ connectionId }) => members.set(connectionId, false))
    .on('serverClosed', ({ address }) => members.delete(address));
};

/** Follows the driver's own watch on servers and connections, which asks the database nothing more. */
const followDriver = (): void => {
  seen.hasPrimary = true;
  mongoose.connection
    .getClient()
    .on('topologyDescriptionChanged', ({ newDescription }) => {
      seen.hasPrimary = [...newDescription.servers.values()].some(({ isWritable }) => isWritable);
    })
    .on('connectionCheckedOut', ({ durationMS }) => strain?.onPoolWait(durationMS / 1000));
};

/** Opens the process's connection. Tries three times, because a busy starting process may miss the first replies. */
export const connect = async (uri: string, tries = 3): Promise<void> => {
  try {
    await mongoose.connect(uri, { ...options, ...(commandWatch && { monitorCommands: true }) });
    followDriver();
    followMembers();
    if (commandWatch) followCommands();
  } catch (error) {
    if (tries === 1 || !isMissed(error)) throw error;
    await connect(uri, tries - 1);
  }
};

export const disconnect = (): Promise<void> => mongoose.disconnect();

/** The driver's database, for code with its own queries (limits, file storage, socket adapter). */
export const database = () => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  return db;
};

export const databaseClient = () => mongoose.connection.getClient();

/** A running transaction, passed from query to query. Only models look inside. */
export class Tx {
  readonly #session: ClientSession;
  readonly #afterCommit: (() => void)[] = [];

  constructor(session: ClientSession) {
    this.#session = session;
  }

  static session(tx: Tx | undefined): { session?: ClientSession } {
    return tx ? { session: tx.#session } : {};
  }

  /** Calls `react` after a successful commit. */
  afterCommit(react: () => void): void {
    this.#afterCommit.push(react);
  }

  static committed(tx: Tx | undefined): void {
    if (tx) for (const react of tx.#afterCommit) react();
  }
}

/** Rows that a request writes together with its change. */
export interface Companion {
  /** Takes this transaction, unless an earlier one of the request is or was taken. */
  take(): boolean;
  /** Its last statements, in every attempt. */
  write(result: unknown, tx: Tx): Promise<void>;
  ended(isCommitted: boolean): void;
}

const companions = new AsyncLocalStorage<Companion>();

/** Runs `work`, whose first transaction to commit also writes the companion's rows. */
export const accompanied = <Result>(companion: Companion, work: () => Promise<Result>): Promise<Result> =>
  companions.run(companion, work);

const transact = async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const tries: Tx[] = [];
  const limit = currentLimit();
  let isCommitting = false;
  const endCommit = (isStored: boolean): void => {
    if (isCommitting) limit?.endCommit(isStored);
    isCommitting = false;
  };
  const attempt = async (session: ClientSession) => {
    endCommit(false);
    limit?.check();
    const tx = new Tx(session);
    if (tries.length > 0) strain?.onRetry();
    tries.push(tx);
    const result = await work(tx);
    limit?.beginCommit();
    isCommitting = true;
    return result;
  };
  try {
    const result = await mongoose.connection.getClient().withSession((session) =>
      session.withTransaction(() => attempt(session), {
        readConcern: { level: 'snapshot' },
        writeConcern: { w: 'majority' },
      }),
    );
    endCommit(true);
    Tx.committed(tries.at(-1));
    return result;
  } finally {
    endCommit(false);
  }
};

const withCompanion = async <Result>(
  companion: Companion,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  let isCommitted = false;
  try {
    const result = await transact(async (tx) => {
      const made = await work(tx);
      await companion.write(made, tx);
      return made;
    });
    isCommitted = true;
    return result;
  } finally {
    companion.ended(isCommitted);
  }
};

/** Runs `work` in a transaction and retries it while only a conflict or failover made it fail. */
export const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const companion = companions.getStore();
  return companion?.take() ? withCompanion(companion, work) : transact(work);
};

/** A GridFS bucket, for the file storage. */
export const fileBucket = (bucketName: string) =>
  new mongoose.mongo.GridFSBucket(database(), {
    bucketName,
    readPreference: mongoose.mongo.ReadPreference.primaryPreferred,
  });

export const toObjectId = (hex: string) => new mongoose.Types.ObjectId(hex);

/** An id for a record that is referenced before it is stored. */
export const newObjectId = () => new mongoose.Types.ObjectId();

/** Whether a unique index rejected a write. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === 11000;

/** Whether a command ran into its own time limit. */
export const isOverTime = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === 50;

const unavailableNames =
  /^Mongo(ServerSelection|Network|NetworkTimeout|OperationTimeout|WaitQueueTimeout|NotConnected|PoolCleared|WriteConcern)/;

// The driver throws these unwrapped when it writes to a connection that was just closed.
const brokenLine = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT']);

// Includes transactions that a new primary does not know or whose commit was not confirmed: a retry finds out.
const awayLabels = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

// A bulk write rejected by the server has an error code; one interrupted by a broken connection has none.
const isCutBulk = (error: Error): boolean =>
  error.name === 'MongoBulkWriteError' && !('code' in error && typeof error.code === 'number');

/** Whether the error means that the database is unavailable right now. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && brokenLine.has(error.code)) return true;
  if (isCutBulk(error)) return true;
  if (unavailableNames.test(error.name) || error.name === 'MongooseServerSelectionError') return true;
  return error instanceof mongoose.mongo.MongoError && awayLabels.some((label) => error.hasErrorLabel(label));
};

/** Whether the database answers a ping. */
export const isDatabaseUp = async (): Promise<boolean> => {
  try {
    await database().command({ ping: 1 });
    return true;
  } catch {
    return false;
  }
};
