import { useState } from 'react';

/** One page of a list as the API answers it. */
export interface Part<Item> {
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
}

type State = 'idle' | 'busy' | 'failed';

interface MoreOptions<Item> {
  /** What the server has drawn. */
  first: Part<Item>;
  read(cursor: string): Promise<Part<Item>>;
}

/** A list that grows page by page at the reader's wish; what is there stays when the next page does not come. */
export const useMore = <Item>({ first, read }: MoreOptions<Item>) => {
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
