import { useState } from 'react';
import type { QueueItem } from '#lib/features/office/contracts/office.ts';
import { MAX_TICKETS_TOGETHER } from '#lib/features/support/contracts/ticket-limits.ts';

export interface Selection {
  /** In the order of the list. */
  readonly items: readonly QueueItem[];
  /** More were asked for than can be decided together. */
  readonly isFull: boolean;
  has(item: QueueItem): boolean;
  toggle(item: QueueItem): void;
  add(more: readonly QueueItem[]): void;
  clear(): void;
}

/** The selected items of a list; those that leave the list are no longer selected. */
export const useSelection = (listed: readonly QueueItem[]): Selection => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isFull, setFull] = useState(false);
  const items = listed.filter(({ _id }) => ids.includes(_id));
  const keep = (wanted: readonly QueueItem[]): void => {
    setIds(wanted.slice(0, MAX_TICKETS_TOGETHER).map(({ _id }) => _id));
    setFull(wanted.length > MAX_TICKETS_TOGETHER);
  };
  const has = (item: QueueItem): boolean => ids.includes(item._id);
  const add = (more: readonly QueueItem[]): void => keep([...items, ...more.filter((item) => !has(item))]);
  const toggle = (item: QueueItem): void =>
    has(item) ? keep(items.filter((one) => one._id !== item._id)) : add([item]);
  return { items, isFull, has, toggle, add, clear: () => keep([]) };
};
