'use client';

import { MapPin, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { WaitingNote } from '#components/page/waiting-note-slot.tsx';
import { useSettledItem } from '#components/page/use-settled-item.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { api } from '#lib/platform/browser/api.ts';
import { ADDRESSES_ITEM } from '#lib/features/places/client/address-item.ts';
import { sendAddressRemoval } from '#lib/features/places/client/address-writes.ts';
import { MAX_ADDRESSES } from '#lib/features/places/contracts/address-limits.ts';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import type { places } from '#lib/features/places/texts/places.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { addressIn } from '#lib/platform/i18n/name-in.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';

type Words = (typeof places)['addresses'];

interface RemoveProps {
  entry: SavedAddress;
  name: string;
  words: Words & { removed: string };
  /** Null: the change waits for the network. */
  onChanged(entries: readonly SavedAddress[] | null): void;
}

const Remove = ({ entry, name, words, onChanged }: RemoveProps) => {
  const pageWords = usePageWords();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      const reply = await sendOrWait(sendAddressRemoval(entry, words.remove));
      if (reply) notify({ title: words.removed });
      setAsked(false);
      onChanged(reply && reply.data);
    } catch {
      notify({ title: pageWords.failed, description: pageWords.failedHint, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="ghost"
        size="compact"
        aria-label={`${words.remove}: ${name}`}
        onClick={() => setAsked(true)}
      >
        {words.remove}
      </Button>
      <ConfirmSheet
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={fill(words.removeTitle, { name })}
        description={words.removeHint}
        confirm={words.remove}
        keep={words.keep}
        onConfirm={() => void remove()}
        isBusy={isBusy}
        words={pageWords}
      />
    </>
  );
};

interface RowProps extends Omit<RemoveProps, 'name'> {
  onEdit(): void;
}

const Row = ({ entry, words, onChanged, onEdit }: RowProps) => {
  const { locale } = usePageWords();
  const { contactName, contactPhone, isDefault } = entry;
  const { street, floor, landMark, city, state, pinCode } = addressIn(locale, entry);
  const name = entry.name || words.unnamed;
  const who = contactName && fill(words.askFor, { who: contactName });
  const contact = [who, contactPhone && `+91 ${contactPhone}`].filter(Boolean).join(' · ');
  return (
    <li className="flex items-start gap-3 rounded-card border border-line bg-card p-4 pb-2 shadow-soft">
      <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2 leading-snug font-semibold wrap-anywhere">
          {name}
          {isDefault && <Badge variant="brand">{words.isDefault}</Badge>}
        </h2>
        <p className="text-sm text-muted wrap-anywhere">
          {[street, floor, landMark, city, state, pinCode].filter(Boolean).join(', ')}
        </p>
        {contact && <p className="text-sm wrap-anywhere">{contact}</p>}
        <div className="mt-1 -ml-3 flex flex-wrap">
          <Button
            variant="ghost"
            size="compact"
            aria-haspopup="dialog"
            aria-label={fill(words.editOne, { name })}
            onClick={onEdit}
          >
            {words.edit}
          </Button>
          <Remove entry={entry} name={name} words={words} onChanged={onChanged} />
        </div>
      </div>
    </li>
  );
};

interface AddressBookProps {
  first: readonly SavedAddress[];
  words: Words & { removed: string };
  full: string;
}

const loadEntryForm = async (locale: string) => {
  const [{ AddressEntryForm }, { places: words }, formWords] = await Promise.all([
    import('./address-entry-form.tsx'),
    loadTexts('places', locale),
    loadFormWords(locale),
  ]);
  return { AddressEntryForm, words, formWords };
};

/** The addresses as they are now, also after a change that had to wait. */
const useAddresses = (first: readonly SavedAddress[]) => {
  const [entries, setEntries] = useState(first);
  const router = useRouter();
  const change = (changed: readonly SavedAddress[] | null): void => {
    if (!changed) return;
    setEntries(changed);
    // Pages were rendered for the old default.
    afterSheets(() => router.refresh());
  };
  useSettledItem(ADDRESSES_ITEM, () => {
    api('GET /users/addresses').then(
      ({ data }) => change(data),
      () => undefined,
    );
  });
  return { entries, change };
};

/** The user's addresses, and the sheet to edit one. */
export const AddressBook = ({ first, words, full }: AddressBookProps) => {
  const { locale } = usePageWords();
  const { entries, change } = useAddresses(first);
  const [selected, setSelected] = useState<SavedAddress | 'new' | null>(null);
  const load = async (close: () => void) => {
    const { AddressEntryForm, words: placeWords, formWords } = await loadEntryForm(locale);
    const onChanged = (changed: readonly SavedAddress[] | null): void => {
      close();
      change(changed);
    };
    return (
      <FormWordsProvider words={formWords}>
        <AddressEntryForm
          entry={selected === 'new' ? null : selected}
          isFirst={entries.length === 0}
          words={placeWords}
          onChanged={onChanged}
        />
      </FormWordsProvider>
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{words.hint}</p>
      <WaitingNote item={ADDRESSES_ITEM} />
      {entries.length === 0 && <Alert title={words.empty}>{words.emptyHint}</Alert>}
      <ul className="cards">
        {entries.map((entry) => (
          <Row
            key={entry._id}
            entry={entry}
            words={words}
            onChanged={change}
            onEdit={() => setSelected(entry)}
          />
        ))}
      </ul>
      {entries.length < MAX_ADDRESSES ? (
        <Button variant="outline" size="block" aria-haspopup="dialog" onClick={() => setSelected('new')}>
          <Plus aria-hidden className="size-5" />
          {words.add}
        </Button>
      ) : (
        <p className="text-sm text-muted">{full}</p>
      )}
      <LazySheet
        isOpen={selected !== null}
        onClose={() => setSelected(null)}
        title={selected === 'new' ? words.add : words.edit}
        load={load}
      />
    </div>
  );
};
