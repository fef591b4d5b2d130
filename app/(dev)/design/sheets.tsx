'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';
import type { SheetProps } from '#components/ui/sheet-panel.tsx';
import { devPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import { Section } from './section.tsx';

type OpenSheet = 'filters' | 'long' | 'confirm';

const paragraphs = Array.from({ length: 12 }, (_, index) => index + 1);

interface FilterSheetProps extends Pick<SheetProps, 'isOpen' | 'onClose'> {
  onSwitch(): void;
}

const FilterSheet = ({ isOpen, onClose, onSwitch }: FilterSheetProps) => {
  const router = useRouter();
  const showResults = () => {
    onClose();
    afterSheets(() => router.push(`${devPaths.design}?workers=42`));
  };
  const footer = (
    <Button size="block" onClick={showResults}>
      Show 42 workers
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Filters" words={usePageWords()} footer={footer}>
      <p>Whatever a short task needs stands here.</p>
      <Link href={publicPaths.home} prefetch={false} className={buttonVariants({ variant: 'outline' })}>
        Leave for the home page
      </Link>
      <Button variant="ghost" onClick={onSwitch}>
        Another sheet instead
      </Button>
    </Sheet>
  );
};

export const Sheets = () => {
  const words = usePageWords();
  const [shown, setShown] = useState<OpenSheet | null>(null);
  const close = () => setShown(null);
  const cancelBooking = () => {
    close();
    notify({ title: 'Booking cancelled' });
  };
  return (
    <Section name="sheets" title="Sheets">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onPointerEnter={preloadSheet} onClick={() => setShown('filters')}>
          Open filters
        </Button>
        <Button variant="outline" onClick={() => setShown('long')}>
          Open a long sheet
        </Button>
        <Button variant="outline" onClick={() => setShown('confirm')}>
          Cancel booking
        </Button>
      </div>
      <FilterSheet isOpen={shown === 'filters'} onClose={close} onSwitch={() => setShown('long')} />
      <Sheet
        isOpen={shown === 'long'}
        onClose={close}
        title="A sheet with more text than a phone shows at once"
        description="Its head stays in sight."
        words={words}
      >
        {paragraphs.map((number) => (
          <p key={number}>{number}. The worker brings the tools; you pay for the material after the visit.</p>
        ))}
      </Sheet>
      <ConfirmSheet
        isOpen={shown === 'confirm'}
        onClose={close}
        onConfirm={cancelBooking}
        title="Cancel this booking?"
        description="Ravi Verma will be told, and somebody else may take the time."
        confirm="Cancel booking"
        keep="Keep booking"
        words={words}
      />
    </Section>
  );
};
