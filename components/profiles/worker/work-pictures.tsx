'use client';

import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Section } from '#components/page/section.tsx';
import type { SafetyWords } from '#components/people/safety-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Sheet } from '#components/ui/sheet.tsx';
import { afterSheets } from '#components/ui/sheet-history.ts';
import type { WorkPicture } from '#lib/features/profiles/contracts/work-pictures.ts';
import { api } from '#lib/platform/browser/api.ts';
import { latePart } from '#lib/platform/browser/late-part.ts';
import { PictureGrid, PictureTile, PictureViewer, type PictureWords } from './picture-grid.tsx';

interface WorkPicturesProps {
  pictures: readonly WorkPicture[];
  words: PictureWords;
  safetyWords: SafetyWords;
  /** The worker is viewing their own page, so nothing can be reported. */
  isOwn: boolean;
}

const ReportForm = latePart(async () => (await import('#components/people/report-form.tsx')).ReportForm);

export const WorkPictures = ({ pictures, words, safetyWords, isOwn }: WorkPicturesProps) => {
  const [open, setOpen] = useState<WorkPicture | null>(null);
  const [reported, setReported] = useState<WorkPicture | null>(null);
  const sheetWords = usePageWords();
  if (pictures.length === 0) return null;
  const report = (picture: WorkPicture | null): void => {
    setOpen(null);
    afterSheets(() => setReported(picture));
  };
  return (
    <Section title={words.title}>
      <PictureGrid>
        {pictures.map((picture) => (
          <li key={picture._id}>
            <PictureTile picture={picture} words={words} onOpen={() => setOpen(picture)} />
          </li>
        ))}
      </PictureGrid>
      <PictureViewer
        picture={open}
        words={words}
        onClose={() => setOpen(null)}
        footer={
          !isOwn && (
            <Button variant="ghost" size="block" onClick={() => report(open)}>
              <Flag aria-hidden className="size-5" />
              {words.report}
            </Button>
          )
        }
      />
      <Sheet
        isOpen={reported !== null}
        onClose={() => setReported(null)}
        title={words.report}
        words={sheetWords}
      >
        {reported && (
          <Suspense>
            <ReportForm
              words={safetyWords}
              onClose={() => setReported(null)}
              file={(sent) =>
                api('POST /work-pictures/{id}/report', { params: { id: reported._id }, ...sent })
              }
            />
          </Suspense>
        )}
      </Sheet>
    </Section>
  );
};
