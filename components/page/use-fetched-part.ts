import { useState, type ComponentType } from 'react';
import { notify } from '#components/ui/notify.ts';
import { usePageWords } from './page-words.tsx';

/** Loads a component when it is first needed; if that fails, shows an error and lets the reader try again. */
export const useFetchedPart = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const { failed, failedHint } = usePageWords();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const fetchPart = async (): Promise<boolean> => {
    try {
      const Loaded = await load();
      setPart(() => Loaded);
      return true;
    } catch {
      notify({ title: failed, description: failedHint, variant: 'destructive' });
      return false;
    }
  };
  return { Part, fetchPart, dropPart: () => setPart(null) };
};
