import { useState } from 'react';

export interface ListPage<Item> {
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
}

type State = 'idle' | 'busy' | 'failed';

interface MoreOptions<Item> {
  /** The server-rendered first page. */
  first: ListPage<Item>;
  read(cursor: string): Promise<ListPage<Item>>;
}

/** A list that loads page by page. Items stay when loading the next page fails. */
export const usePagedList = <Item>({ first, read }: MoreOptions<Item>) => {
  const [items, setItems] = useState(first.data);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [state, setState] = useState<State>('idle');
  const loadMore = async (): Promise<void> => {
    if (cursor === null || state === 'busy') return;
    setState('busy');
    try {
      const { data, nextCursor } = await read(cursor);
      setItems((shown) => [...shown, ...data]);
      setCursor(nextCursor);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { items, hasMore: cursor !== null, state, loadMore };
};
