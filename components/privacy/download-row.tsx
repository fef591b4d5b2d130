'use client';

import { Download } from 'lucide-react';
import { held } from '#components/ui/button.tsx';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { api } from '#lib/platform/browser/api.ts';
import type { privacy } from '#lib/features/privacy/texts/privacy.en.ts';
import { saveFile } from '#components/page/save-file.ts';
import { useAction, type ActionWords } from '#components/page/use-action.ts';

interface DownloadRowProps {
  words: ActionWords & (typeof privacy)['data'];
}

/** Downloads everything stored about the account. */
export const DownloadRow = ({ words }: DownloadRowProps) => {
  const { isBusy, run } = useAction(words);
  const download = async (): Promise<void> => {
    const { data } = await api('GET /users/export');
    const day = data.exportedAt.slice(0, 10);
    saveFile({ name: `hunar-${day}.json`, type: 'application/json', text: JSON.stringify(data, null, 2) });
    notify({ title: words.downloaded, variant: 'success' });
  };
  return (
    <button
      type="button"
      aria-busy={isBusy}
      onClick={() => void run(download)}
      className={listRowClass}
      {...(isBusy && held)}
    >
      <ListRow
        icon={isBusy ? <Spinner /> : <Download aria-hidden />}
        label={words.download}
        hint={words.downloadHint}
        hasArrow={false}
      />
    </button>
  );
};
