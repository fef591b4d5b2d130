import mongoose, { type ClientSession } from 'mongoose';

mongoose.set('strictQuery', 'throw');
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);
mongoose.set('bufferCommands', false);

// Slow or dead databases are known within seconds, so that calls never hang.
const options = {
  serverSelectionTimeoutMS: 2500,
  socketTimeoutMS: 30_000,
  waitQueueTimeoutMS: 4000,
  writeConcern: { w: 'majority' as const },
  maxPoolSize: 100,
};

const isMissed = (error: unknown): boolean => error instanceof mongoose.Error.MongooseServerSelectionError;

/** Opens the process's one connection. A process that is busy starting may miss the first answers: it asks three times. */
export const connect = async (uri: string, tries = 3): Promise<void> => {
  try {
    await mongoose.connect(uri, options);
  } catch (error) {
    if (tries === 1 || !isMissed(error)) throw error;
    await connect(uri, tries - 1);
  }
};

export const disconnect = (): Promise<void> => mongoose.disconnect();

/** The driver's database, for parts that bring their own queries (limits, image store, socket adapter). */
export const database = () => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  return db;
};

export const databaseClient = () => mongoose.connection.getClient();

/** A running transaction, handed from query to query; nobody but models looks inside. */
export class Tx {
  readonly #session: ClientSession;
  readonly #afterCommit: (() => void)[] = [];

  constructor(session: ClientSession) {
    this.#session = session;
  }

  static session(tx: Tx | undefined): { session?: ClientSession } {
    return tx ? { session: tx.#session } : {};
  }

  /** Has `react` called once everything is stored; never when the transaction fails. */
  afterCommit(react: () => void): void {
    this.#afterCommit.push(react);
  }

  static committed(tx: Tx | undefined): void {
    if (tx) for (const react of tx.#afterCommit) react();
  }
}

/** Runs `work` as one transaction: all of it happens or nothing; retried while only the database's timing failed it. */
export const inTransaction = async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const tries: Tx[] = [];
  const attempt = (session: ClientSession) => {
    const tx = new Tx(session);
    tries.push(tx);
    return work(tx);
  };
  const result = await mongoose.connection.getClient().withSession((session) =>
    session.withTransaction(() => attempt(session), {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
    }),
  );
  Tx.committed(tries.at(-1));
  return result;
};

/** Files in pieces (GridFS), for the file storage. */
export const fileBucket = (bucketName: string) => new mongoose.mongo.GridFSBucket(database(), { bucketName });

export const toObjectId = (hex: string) => new mongoose.Types.ObjectId(hex);

/** An id for something that is named before it is stored. */
export const newObjectId = () => new mongoose.Types.ObjectId();

/** Whether the database refused a write because a unique index already holds the value. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === 11000;

const unavailableNames =
  /^Mongo(ServerSelection|Network|NetworkTimeout|OperationTimeout|WaitQueueTimeout|NotConnected|PoolCleared|WriteConcern)/;

// The driver lets these through bare when it writes to a connection that has just been closed.
const brokenLine = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT']);

// A transaction that a new primary knows nothing of, or whose end nobody has heard, too: whoever tries again finds out.
const awayLabels = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

// An order of many writes that the server refuses has the server's code; one whose line broke has none.
const isCutBulk = (error: Error): boolean =>
  error.name === 'MongoBulkWriteError' && !('code' in error && typeof error.code === 'number');

/** Whether an error means that the database is away for the moment. */
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
