'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { focusNextButton } from '#components/ui/focus-in-place.ts';
import type { KeptList } from '#lib/features/catalogue/contracts/list-tables.ts';
import type { officeLists } from '#lib/features/office/texts/office-lists.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { useAct, type ActsWords } from './acts.tsx';

const swapped = (ids: readonly string[], a: number, b: number): string[] =>
  ids.map((id, at) => (at === a ? ids[b] : at === b ? ids[a] : id) ?? id);

interface MovesProps {
  list: KeptList;
  ids: readonly string[];
  at: number;
  words: ActsWords & { lists: typeof officeLists };
}

/** Moves an entry one place up or down. */
export const Moves = ({ list, ids, at, words }: MovesProps) => {
  const router = useRouter();
  const part = useRef<HTMLDivElement>(null);
  const placed = useRef(at);
  const { isBusy, run } = useAct(words.errors);
  useEffect(() => {
    // At either end of the list, the pressed button is gone.
    if (placed.current !== at && document.activeElement === document.body) focusNextButton(part.current, 0);
    placed.current = at;
  }, [at]);
  const order = (to: number) =>
    api('PUT /admin/lists/{list}/order', { params: { list }, body: { ids: swapped(ids, at, to) } });
  const move = async (to: number): Promise<void> => {
    if (!isBusy && (await run(() => order(to), words.lists.moved))) router.refresh();
  };
  return (
    <div ref={part} className="flex flex-wrap gap-2 px-4 pt-4">
      {at > 0 && (
        <Button variant="outline" size="compact" onClick={() => void move(at - 1)}>
          {words.lists.up}
        </Button>
      )}
      {at < ids.length - 1 && (
        <Button variant="outline" size="compact" onClick={() => void move(at + 1)}>
          {words.lists.down}
        </Button>
      )}
    </div>
  );
};
