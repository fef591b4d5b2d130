import type { CallName } from '#lib/platform/contract/contract.ts';
import { createStore } from '../create-store.ts';
import type { WaitingFile, WaitingWrite, WriteSubject } from './waiting-write.ts';
import type { WriteOutcome } from './write-outcome.ts';

/** The current user's waiting and refused writes; filled by the queue, which loads when the page is idle. */
export const waitingWrites = createStore<readonly WaitingWrite[]>([]);

export const noWaitingWrites: readonly WaitingWrite[] = [];

export type SettledListener = (write: WaitingWrite, outcome: WriteOutcome) => void;

const listeners = new Set<SettledListener>();

/** Calls `listener` when a write that had to wait is done or refused, in any tab. Returns an unsubscribe function. */
export const onWriteSettled = (listener: SettledListener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const noteWriteSettled: SettledListener = (write, outcome) =>
  listeners.forEach((listener) => listener(write, outcome));

/** The write of a tap. */
export interface TappedWrite {
  /** The idempotency key. */
  readonly key: string;
  readonly call: CallName;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly item: string;
  readonly subject: WriteSubject;
  readonly file?: WaitingFile;
}

export interface WriteQueue {
  /**
   * Stores a write and sends it. Resolves with its result, or with null if it has to wait. A refusal that the caller
   * receives does not stay in the queue.
   */
  submit(tapped: TappedWrite): Promise<WriteOutcome | null>;
  /** Takes a write back. Returns false if the server may have received it already. */
  takeBack(seq: number): Promise<boolean>;
}

const queue = createStore<WriteQueue | null>(null);

/** Makes the queue available, which loads late. */
export const connectQueue = (loaded: WriteQueue): void => queue.set(loaded);

/** Returns the queue once it has loaded. */
export const connectedQueue = queue.get;

/** Calls `listener` when the queue has loaded. Returns an unsubscribe function. */
export const onQueueConnected = queue.subscribe;
