'use client';

import { Headphones, Phone, Siren } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { whenIdle } from '#components/ui/when-idle.ts';
import type { emergency } from '#lib/features/bookings/texts/emergency.en.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { ActionRow } from '../act-row.tsx';

type EmergencyWords = typeof emergency;

interface PracticeProps {
  words: EmergencyWords;
  onEnd(): void;
}

/** Shows what each tap would do. */
const Practice = ({ words, onEnd }: PracticeProps) => {
  const [shown, setShown] = useState<string>(words.practising);
  return (
    <>
      <p role="status">{shown}</p>
      <ListRows>
        <ActionRow icon={<Phone aria-hidden />} label={words.dial} onAct={() => setShown(words.wouldDial)} />
        <ActionRow
          icon={<Headphones aria-hidden />}
          label={words.office}
          onAct={() => setShown(words.wouldWrite)}
        />
      </ListRows>
      <Button variant="outline" size="block" onClick={onEnd}>
        {words.end}
      </Button>
    </>
  );
};

interface HelpProps {
  words: EmergencyWords;
  onWrite(): void;
  onPractise(): void;
}

const Help = ({ words, onWrite, onPractise }: HelpProps) => (
  <>
    <ListRows>
      <li>
        <a href="tel:112" className={listRowClass}>
          <ListRow icon={<Phone aria-hidden />} label={words.dial} hint={words.dialHint} />
        </a>
      </li>
      <li>
        <button type="button" className={listRowClass} onClick={onWrite}>
          <ListRow icon={<Headphones aria-hidden />} label={words.office} hint={words.officeHint} />
        </button>
      </li>
    </ListRows>
    <p className="text-sm text-muted">{words.practiseHint}</p>
    <Button variant="outline" size="block" onClick={onPractise}>
      {words.practise}
    </Button>
  </>
);

interface EmergencyRowProps {
  bookingId: string;
  words: EmergencyWords;
}

/** Help in danger during a visit. It needs no network, and can be practised without calling or writing to anyone. */
export const EmergencyRow = ({ bookingId, words }: EmergencyRowProps) => {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [isPractice, setPractice] = useState(false);
  // Also for readers who save data: without a network it could not load.
  useEffect(() => whenIdle(preloadSheet), []);
  const close = (): void => {
    setOpen(false);
    setPractice(false);
  };
  const write = (): void => {
    close();
    afterSheets(() => router.push(accountPaths.helpWith(bookingId)));
  };
  return (
    <>
      <ActionRow icon={<Siren aria-hidden />} label={words.title} opensDialog onAct={() => setOpen(true)} />
      <Sheet isOpen={isOpen} onClose={close} title={words.title} words={usePageWords()}>
        <div className="flex flex-col gap-4">
          {isPractice ? (
            <Practice words={words} onEnd={() => setPractice(false)} />
          ) : (
            <Help words={words} onWrite={write} onPractise={() => setPractice(true)} />
          )}
        </div>
      </Sheet>
    </>
  );
};
