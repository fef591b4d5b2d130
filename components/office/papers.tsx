'use client';

import type { office } from '#lib/features/office/texts/office.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { OpenedFile } from './opened-file.tsx';

interface PapersProps {
  papersId: string;
  words: (typeof office)['papers'];
}

/** The two pictures of a worker who asks to be verified, each opened at a tap. */
export const Papers = ({ papersId, words }: PapersProps) => (
  <div className="flex flex-wrap gap-3">
    {(['paper', 'face'] as const).map((which) => (
      <OpenedFile
        key={which}
        isPicture
        name={words[which]}
        words={{ open: words.look, failed: words.failed }}
        read={() => api('GET /admin/verifications/{id}/{which}', { params: { id: papersId, which } })}
      />
    ))}
  </div>
);
