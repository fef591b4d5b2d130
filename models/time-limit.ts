import { AsyncLocalStorage } from 'node:async_hooks';

/** A transaction would be stored after its caller was told that nothing was. */
export class OverTime extends Error {}

/**
 * Lets a call's time limit and its transactions agree: a call that is given up stores nothing more, and one that has begun
 * to store is not given up.
 */
export class TimeLimit {
  /**
   * How long one read of the call may take: as long as the whole call. Not the time that is left, because calls share
   * reads, and the first one's end must not be another one's.
   */
  readonly readMs: number;
  #committing = 0;
  #hasStored = false;
  #isOver = false;

  constructor(limitMs: number) {
    this.readMs = Math.ceil(limitMs);
  }

  /** Gives the call up. Returns false if it is storing or has stored something. */
  giveUp(): boolean {
    this.#isOver ||= this.#committing === 0 && !this.#hasStored;
    return this.#isOver;
  }

  /** Throws if the call was given up. */
  check(): void {
    if (this.#isOver) throw new OverTime('The call has run out of time.');
  }

  beginCommit(): void {
    this.check();
    this.#committing += 1;
  }

  endCommit(isStored: boolean): void {
    this.#committing -= 1;
    this.#hasStored ||= isStored;
  }
}

/** The limits of calls whose work is stored together: for all of them or, if one was given up, for none. */
class SharedLimit extends TimeLimit {
  readonly #limits: readonly TimeLimit[];

  constructor(shared: readonly TimeLimit[]) {
    super(Math.max(...shared.map(({ readMs }) => readMs)));
    this.#limits = shared;
  }

  override check(): void {
    for (const limit of this.#limits) limit.check();
  }

  override beginCommit(): void {
    this.check();
    for (const limit of this.#limits) limit.beginCommit();
  }

  override endCommit(isStored: boolean): void {
    for (const limit of this.#limits) limit.endCommit(isStored);
  }
}

const limits = new AsyncLocalStorage<TimeLimit | undefined>();

export const currentLimit = (): TimeLimit | undefined => limits.getStore();

/** The option with which the database ends a read that its call cannot wait for any more. */
export const readLimit = () => {
  const limit = currentLimit();
  return limit ? { maxTimeMS: limit.readMs } : {};
};

/** Runs work whose transactions obey a time limit. */
export const limited = <Result>(limit: TimeLimit, work: () => Promise<Result>): Promise<Result> =>
  limits.run(limit, work);

/** Runs work that several calls share, under the limits of all of them and not of the one that began it. */
export const limitedTogether = <Result>(
  shared: readonly (TimeLimit | undefined)[],
  work: () => Promise<Result>,
): Promise<Result> => {
  const known = shared.filter((limit) => limit !== undefined);
  return limits.run(known.length > 0 ? new SharedLimit(known) : undefined, work);
};
