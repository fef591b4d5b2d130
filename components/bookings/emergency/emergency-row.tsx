'use client';

import { Headphones, MapPin, MessageSquareText, Phone, Siren, UserPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { useAction } from '#components/page/use-action.ts';
import { Button } from '#components/ui/button.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { notify } from '#components/ui/notify.ts';
import { whenIdle } from '#components/ui/when-idle.ts';
import { sendCallForHelp, type BookingTap } from '#lib/features/bookings/client/booking-writes.ts';
import type { HelpBody } from '#lib/features/bookings/contracts/visit-safety.ts';
import type { emergency } from '#lib/features/bookings/texts/emergency.en.ts';
import { locatePoint } from '#lib/features/places/client/locate.ts';
import { isConnectionLost } from '#lib/platform/browser/connection.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
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
          icon={<MessageSquareText aria-hidden />}
          label={words.contacts}
          onAct={() => setShown(words.wouldTell)}
        />
        <ActionRow
          icon={<MapPin aria-hidden />}
          label={words.position}
          onAct={() => setShown(words.wouldPosition)}
        />
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

/** The names of the contacts who have agreed, in the reader's order; null where no SMS can be sent. */
type ContactNames = string | null;

interface CallContactsProps {
  bookingId: string;
  about: Pick<BookingTap['subject'], 'title' | 'at'>;
  names: string;
  words: EmergencyWords;
}

interface CallRowProps {
  icon: ReactNode;
  label: string;
  hint: string;
  words: EmergencyWords;
  onCall(): Promise<void>;
}

/** Busy by itself: a phone that still looks for its position must not hold up the call. */
const CallRow = ({ icon, label, hint, words, onCall }: CallRowProps) => {
  const { isBusy, run } = useAction(words);
  return (
    <li>
      <button
        type="button"
        className={listRowClass}
        aria-disabled={isBusy}
        onClick={() => void (isBusy || run(onCall))}
      >
        <ListRow icon={icon} label={label} hint={hint} hasArrow={false} />
      </button>
    </li>
  );
};

/** Tells the trusted contacts, and separately where the reader is. Each works once; another tap sends nothing. */
const CallContacts = ({ bookingId, about, names, words }: CallContactsProps) => {
  const call = async (act: string, body: HelpBody, done: string): Promise<void> => {
    const reply = await sendOrWait(sendCallForHelp(body, { bookingId, subject: { ...about, act } }));
    if (reply === null) return;
    const { alerted, already } = reply.data ?? { alerted: 0, already: 1 };
    if (alerted > 0) return notify({ title: done, variant: 'success' });
    if (already > 0) return notify({ title: words.already });
    // Everyone has stopped it since the page was opened.
    notify({ title: words.noOne, description: words.failedHint, variant: 'destructive' });
  };
  const tell = (): Promise<void> => call(words.contacts, {}, words.alerted);
  const sendPosition = async (): Promise<void> => {
    const position = await locatePoint().catch(() => null);
    if (position) return call(words.position, { position }, words.positioned);
    notify({ title: words.unknown, description: words.unknownHint, variant: 'destructive' });
  };
  const { contacts, contactsHint, position, positionHint } = words;
  return (
    <>
      <CallRow
        icon={<MessageSquareText aria-hidden />}
        label={contacts}
        hint={fill(contactsHint, { names })}
        words={words}
        onCall={tell}
      />
      <CallRow
        icon={<MapPin aria-hidden />}
        label={position}
        hint={positionHint}
        words={words}
        onCall={sendPosition}
      />
    </>
  );
};

interface HelpProps {
  words: EmergencyWords;
  /** Rows about the reader's trusted contacts. */
  contacts: ReactNode;
  onWrite(): void;
  onPractise(): void;
}

const Help = ({ words, contacts, onWrite, onPractise }: HelpProps) => (
  <>
    <ListRows>
      <li>
        <a href="tel:112" className={listRowClass}>
          <ListRow icon={<Phone aria-hidden />} label={words.dial} hint={words.dialHint} />
        </a>
      </li>
      {contacts}
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

interface EmergencyRowProps extends Pick<CallContactsProps, 'bookingId' | 'about'> {
  names: ContactNames;
  words: EmergencyWords;
}

/** Help in danger during a visit. It needs no network, and can be practised without calling or writing to anyone. */
export const EmergencyRow = ({ bookingId, about, names, words }: EmergencyRowProps) => {
  const router = useRouter();
  const pageWords = usePageWords();
  const { offline } = pageWords;
  const [isOpen, setOpen] = useState(false);
  const [isPractice, setPractice] = useState(false);
  // Also for readers who save data: without a network it could not load.
  useEffect(() => whenIdle(preloadSheet), []);
  const close = (): void => {
    setOpen(false);
    setPractice(false);
  };
  const leaveTo = (path: string): void => {
    // The page could not load, and this sheet with 112 would be gone.
    if (isConnectionLost())
      return notify({ title: offline.title, description: words.failedHint, variant: 'destructive' });
    close();
    afterSheets(() => router.push(path));
  };
  const write = (): void => leaveTo(accountPaths.helpWith(bookingId));
  const contacts = names ? (
    <CallContacts {...{ bookingId, about, names, words }} />
  ) : (
    names === '' && (
      <li>
        <button type="button" className={listRowClass} onClick={() => leaveTo(accountPaths.trustedContacts)}>
          <ListRow icon={<UserPlus aria-hidden />} label={words.addContacts} hint={words.addContactsHint} />
        </button>
      </li>
    )
  );
  return (
    <>
      <ActionRow icon={<Siren aria-hidden />} label={words.title} opensDialog onAct={() => setOpen(true)} />
      <Sheet isOpen={isOpen} onClose={close} title={words.title} words={pageWords}>
        <div className="flex flex-col gap-4">
          {isPractice ? (
            <Practice words={words} onEnd={() => setPractice(false)} />
          ) : (
            <Help words={words} contacts={contacts} onWrite={write} onPractise={() => setPractice(true)} />
          )}
        </div>
      </Sheet>
    </>
  );
};
