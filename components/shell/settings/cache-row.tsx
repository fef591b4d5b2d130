'use client';

import { BrushCleaning } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { held } from '#components/ui/button.tsx';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { clearCache, measureCache } from '#lib/platform/browser/clear-cache.ts';
import type { settings } from '#lib/features/accounts/texts/security.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatBytes } from '#lib/platform/i18n/format.ts';

interface CacheRowProps {
  words: ActionWords & Pick<typeof settings, 'cache' | 'cacheHint' | 'cleared' | 'freed'>;
}

/** Deletes cached pages and pictures. */
export const CacheRow = ({ words }: CacheRowProps) => {
  const { isBusy, run } = useAction(words);
  // Null until measured; only the browser knows.
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    measureCache().then(setBytes, () => undefined);
  }, []);
  const clear = async (): Promise<void> => {
    const size = formatBytes(await clearCache());
    setBytes(0);
    notify({ title: words.cleared, description: fill(words.freed, { size }), variant: 'success' });
  };
  return (
    <button
      type="button"
      aria-busy={isBusy}
      onClick={() => void run(clear)}
      className={listRowClass}
      {...(isBusy && held)}
    >
      <ListRow
        icon={<BrushCleaning aria-hidden />}
        label={words.cache}
        hint={bytes === null ? words.cacheHint : `${words.cacheHint} · ${formatBytes(bytes)}`}
        hasArrow={false}
      />
    </button>
  );
};
