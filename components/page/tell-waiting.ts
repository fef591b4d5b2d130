import { notify } from '#components/ui/notify.ts';
import { loadWaitingWords } from '#lib/wiring/browser/waiting-words.ts';

const tell = async (): Promise<void> => {
  const { kept, keptHint } = await loadWaitingWords();
  notify({ title: kept, description: keptHint });
};

/** Says that a write is stored and goes out later. */
export const tellWaiting = (): void => void tell().catch(() => undefined);
