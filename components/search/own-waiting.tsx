'use client';

import { useRouter } from 'next/navigation';
import { usePageWords } from '#components/page/page-words.tsx';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { Button } from '#components/ui/button.tsx';
import { RemovableRows } from '#components/ui/removable-rows.tsx';
import type { OwnWanted } from '#lib/features/search/contracts/wanted-words.ts';
import type { waiting } from '#lib/features/search/texts/waiting.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

interface OwnWaitingProps {
  things: readonly OwnWanted[];
  words: (typeof waiting)['own'] & ActionWords & { dontTell: string };
}

/** Lists what a member waits for, each with a button that withdraws it. */
export const OwnWaiting = ({ things, words }: OwnWaitingProps) => {
  const { locale } = usePageWords();
  const router = useRouter();
  const { isBusy, run } = useAction(words);
  const withdraw = async (id: string): Promise<void> => {
    const send = async () => void (await api('DELETE /search/wanted/{id}', { params: { id }, query: {} }));
    if (await run(send)) router.refresh();
  };
  return (
    <RemovableRows>
      {things.map(({ _id, text, names }) => {
        const name = nameIn(locale, { name: text, names });
        return (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-1">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Button
              variant="link"
              isHeld={isBusy}
              aria-label={fill(words.withdraw, { name })}
              onClick={() => void withdraw(_id)}
            >
              {words.dontTell}
            </Button>
          </li>
        );
      })}
    </RemovableRows>
  );
};
