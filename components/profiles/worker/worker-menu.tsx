'use client';

import { PersonMenu } from '#components/people/person-menu.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { leaveNotice } from '#components/ui/notify.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

interface WorkerMenuProps {
  worker: { _id: string; name: string };
  words: SafetyWords;
}

/** The quiet menu of a worker's page; whoever blocks there is led back to the search. */
export const WorkerMenu = ({ worker, words }: WorkerMenuProps) => {
  const leave = (): void => {
    leaveNotice({ title: words.blocked, variant: 'success' });
    // Loaded anew: what was fetched before may still show the worker.
    window.location.replace(publicPaths.search);
  };
  return <PersonMenu person={worker} words={words} onBlocked={leave} />;
};
