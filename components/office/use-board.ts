import { useEffect, useRef, useState } from 'react';
import { focusMain } from '#components/ui/focus-in-place.ts';
import type { QueueItem, QueueName } from '#lib/features/office/contracts/office.ts';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import type { Named } from '#lib/platform/contract/admin-list.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';

export const buttonId = (id: string): string => `waits-${id}`;

/** The remaining rows of a queue, as they are known now. */
const useQueueItems = (queue: QueueName, first: ListPage<QueueItem>) => {
  const more = usePagedList({
    first,
    read: (cursor) => api('GET /admin/queues/{queue}', { params: { queue }, query: { cursor } }),
  });
  const [done, setDone] = useState<readonly string[]>([]);
  // Those that changed since the list was read.
  const [changed, setChanged] = useState<Readonly<Record<string, QueueItem>>>({});
  const items = more.items.filter(({ _id }) => !done.includes(_id)).map((item) => changed[item._id] ?? item);
  const replace = (newer: readonly QueueItem[]): void =>
    setChanged((before) => ({ ...before, ...Object.fromEntries(newer.map((item) => [item._id, item])) }));
  const remove = (ids: readonly string[]): void => {
    setDone((before) => [...before, ...ids]);
    // Nothing is left of what was loaded, but more waits.
    if (items.every(({ _id }) => ids.includes(_id))) void more.loadMore();
  };
  const assign = (ids: readonly string[], assignee: Named | null): void =>
    replace(
      items.flatMap((item) =>
        item.ticket && ids.includes(item._id) ? { ...item, ticket: { ...item.ticket, assignee } } : [],
      ),
    );
  /** Shows a ticket as it is now, also one that has left the queue because a colleague answered it. */
  const readTicket = async (item: QueueItem): Promise<void> => {
    const read = api('GET /admin/tickets/{id}', { params: { id: item._id } });
    const found = await read.catch(() => null);
    if (!found) return;
    const { state, messages, photos, assignee, evidence } = found.data;
    replace([{ ...item, evidence, ticket: { state, messages, photos, assignee } }]);
  };
  /** Shows changed tickets as they are now, with all others of the first page. */
  const readAgain = async (tickets: readonly QueueItem[]): Promise<void> => {
    // The admin asked for nothing, so a failure is not said.
    const page = await api('GET /admin/queues/{queue}', { params: { queue } }).catch(() => null);
    if (page) replace(page.data);
    for (const item of tickets) if (!page?.data.some(({ _id }) => _id === item._id)) await readTicket(item);
  };
  return { more, items, remove, assign, readAgain, readTicket };
};

/** The remaining rows, the one that is shown, and the decision that is being made about it. */
export const useBoard = (queue: QueueName, first: ListPage<QueueItem>, initialId: string | null) => {
  const { items, remove, ...rest } = useQueueItems(queue, first);
  const [chosen, setChosen] = useState(initialId);
  const [act, setAct] = useState<number | null>(null);
  const toFocus = useRef<string | null>(null);
  const awaitsMore = useRef(false);
  const shown = items.find(({ _id }) => _id === chosen) ?? items[0];
  // Once the row is there to be focused.
  useEffect(() => {
    if (awaitsMore.current && items[0]) {
      toFocus.current = items[0]._id;
      awaitsMore.current = false;
    }
    if (toFocus.current !== null) document.getElementById(buttonId(toFocus.current))?.focus();
    toFocus.current = null;
  });
  const show = (id: string | null): void => {
    setChosen(id);
    setAct(null);
    const address = id === null ? officePaths.queue(queue) : officePaths.queueItem(queue, id);
    window.history.replaceState(null, '', address);
  };
  const finish = (item: QueueItem): void => {
    const next = items[items.indexOf(item) + 1] ?? items[items.indexOf(item) - 1];
    remove([item._id]);
    show(null);
    if (next) setChosen(next._id);
    toFocus.current = next?._id ?? null;
  };
  const finishAll = (ids: readonly string[], takesFocus: boolean): void => {
    const next = items.find(({ _id }) => !ids.includes(_id))?._id ?? null;
    remove(ids);
    if (chosen !== null && ids.includes(chosen)) show(next);
    if (!takesFocus) return;
    toFocus.current = next;
    awaitsMore.current = next === null && rest.more.hasMore;
    if (next === null) focusMain();
  };
  const chooseAct = (at: number | null, item = shown): void => {
    setAct(at);
    if (at === null && item) toFocus.current = item._id;
    else if (item) setChosen(item._id);
  };
  return { ...rest, items, shown, isChosen: chosen !== null, act, show, finish, finishAll, chooseAct };
};

export type Board = ReturnType<typeof useBoard>;
