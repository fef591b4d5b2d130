'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Acts, onTicketChanged, type Act, type ActsWords } from './acts.tsx';

interface PageActsProps {
  acts: readonly Act[];
  words: ActsWords;
}

/** Actions on what a page shows; the page is read again after each. */
export const PageActs = ({ acts, words }: PageActsProps) => {
  const router = useRouter();
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Acts
      acts={acts}
      words={words}
      chosen={chosen}
      onChoose={setChosen}
      onRefused={onTicketChanged(() => router.refresh())}
      onDone={() => {
        setChosen(null);
        router.refresh();
      }}
    />
  );
};
