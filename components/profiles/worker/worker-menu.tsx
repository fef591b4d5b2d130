'use client';

import { PersonMenu } from '#components/people/person-menu.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { setFlash } from '#components/ui/notify.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

interface WorkerMenuProps {
  worker: { _id: string; name: string };
  words: SafetyWords;
}

/** The menu of a worker's page; blocking leads back to the search. */
export const WorkerMenu = ({ worker, words }: WorkerMenuProps) => {
  const leave = (): void => {
    setFlash({ title: words.blocked, variant: 'success' });
    // A full load, because cached lists may still show the worker.
    window.location.replace(publicPaths.search);
  };
  return <PersonMenu person={worker} words={words} onBlocked={leave} />;
};
