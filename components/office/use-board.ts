import { useEffect, useRef, useState } from 'react';
import { focusMain } from '#components/ui/focus-in-place.ts';
import type { QueueItem, QueueName } from '#lib/features/office/contracts/office.ts';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import type { Named } from '#lib/platform/contract/admin-list.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';

export const buttonId = (id: string): string => `waits-${id}`;

/** The remaining rows, the one that is shown, and the decision that is being made about it. */
export const useBoard = (queue: QueueName, first: ListPage<QueueItem>, initialId: string | null) => {
  const more = usePagedList({
    first,
    read: (cursor) => api('GET /admin/queues/{queue}', { params: { queue }, query: { cursor } }),
  });
  const [done, setDone] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(initialId);
  const [act, setAct] = useState<number | null>(null);
  const toFocus = useRef<string | null>(null);
  const [assigned, setAssigned] = useState<Readonly<Record<string, Named | null>>>({});
  const items = more.items
    .filter(({ _id }) => !done.includes(_id))
    .map((item) => {
      const assignee = assigned[item._id];
      return item.ticket && assignee !== undefined ? { ...item, ticket: { ...item.ticket, assignee } } : item;
    });
  const shown = items.find(({ _id }) => _id === chosen) ?? items[0];
  // Once the row is there to be focused.
  useEffect(() => {
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
    setDone((before) => [...before, item._id]);
    show(null);
    if (next) setChosen(next._id);
    toFocus.current = next?._id ?? null;
  };
  const finishAll = (ids: readonly string[], takesFocus: boolean): void => {
    const next = items.find(({ _id }) => !ids.includes(_id))?._id ?? null;
    setDone((before) => [...before, ...ids]);
    if (chosen !== null && ids.includes(chosen)) show(next);
    if (!takesFocus) return;
    toFocus.current = next;
    if (next === null) focusMain();
  };
  const assign = (ids: readonly string[], assignee: Named | null): void =>
    setAssigned((before) => ({ ...before, ...Object.fromEntries(ids.map((id) => [id, assignee])) }));
  const chooseAct = (at: number | null): void => {
    setAct(at);
    if (at === null && shown) toFocus.current = shown._id;
    else if (shown) setChosen(shown._id);
  };
  return { more, items, shown, isChosen: chosen !== null, act, show, finish, finishAll, assign, chooseAct };
};
