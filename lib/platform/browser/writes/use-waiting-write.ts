import { useStore } from '../use-store.ts';
import type { WaitingWrite } from './waiting-write.ts';
import { noWaitingWrites, waitingWrites } from './waiting-writes.ts';

/** The next write to an item that waits or was refused. */
export const useWaitingWrite = (item: string): WaitingWrite | undefined =>
  useStore(waitingWrites, noWaitingWrites).find((write) => write.item === item);

/** Whether a write to an item waits, so that its buttons must not start another one. */
export const useIsWaiting = (item: string): boolean => useWaitingWrite(item)?.refusal === null;
