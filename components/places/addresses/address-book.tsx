'use client';

import { MapPin, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { api } from '#lib/platform/browser/api.ts';
import { removeAddressCall } from '#lib/features/places/contracts/addresses.calls.ts';
import { MOST_ADDRESSES } from '#lib/features/places/contracts/address-limits.ts';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import type { places } from '#lib/features/places/texts/places.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { addressIn } from '#lib/platform/i18n/name-in.ts';
import { loadPlaceWords } from '../place-words.ts';

type Words = (typeof places)['addresses'];

interface RemoveProps {
  entry: SavedAddress;
  name: string;
  words: Words & { removed: string };
  onChanged(entries: readonly SavedAddress[]): void;
}

const Remove = ({ entry, name, words, onChanged }: RemoveProps) => {
  const pageWords = usePageWords();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await api(removeAddressCall, { params: { id: entry._id } });
      notify({ title: words.removed });
      setAsked(false);
      onChanged(data);
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
      >
        <p>{words.removeHint}</p>
      </ConfirmSheet>
    </>
  );
};

interface RowProps extends Omit<RemoveProps, 'name'> {
  onEdit(): void;
}

const Row = ({ entry, words, onChanged, onEdit }: RowProps) => {
  const { locale } = usePageWords();
  const { contactName, contactPhone, isDefault } = entry;
  const { street, landMark, city, state, pinCode } = addressIn(locale, entry);
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
          {[street, landMark, city, state, pinCode].filter(Boolean).join(', ')}
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
  const [{ AddressEntryForm }, words, formWords] = await Promise.all([
    import('./address-entry-form.tsx'),
    loadPlaceWords(locale),
    loadFormWords(locale),
  ]);
  return { AddressEntryForm, words, formWords };
};

/** One's addresses, and the sheet in which one of them is written. */
export const AddressBook = ({ first, words, full }: AddressBookProps) => {
  const { locale } = usePageWords();
  const [entries, setEntries] = useState(first);
  const [asked, setAsked] = useState<SavedAddress | 'new' | null>(null);
  const router = useRouter();
  const change = (changed: readonly SavedAddress[]): void => {
    setEntries(changed);
    // What pages show was made for the default of before.
    afterSheets(() => router.refresh());
  };
  const load = async (close: () => void) => {
    const { AddressEntryForm, words: placeWords, formWords } = await loadEntryForm(locale);
    const onChanged = (changed: readonly SavedAddress[]): void => {
      close();
      change(changed);
    };
    return (
      <FormWordsProvider words={formWords}>
        <AddressEntryForm
          entry={asked === 'new' ? null : asked}
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
      {entries.length === 0 && <Alert title={words.empty}>{words.emptyHint}</Alert>}
      <ul className="flex flex-col gap-3">
        {entries.map((entry) => (
          <Row
            key={entry._id}
            entry={entry}
            words={words}
            onChanged={change}
            onEdit={() => setAsked(entry)}
          />
        ))}
      </ul>
      {entries.length < MOST_ADDRESSES ? (
        <Button variant="outline" size="block" aria-haspopup="dialog" onClick={() => setAsked('new')}>
          <Plus aria-hidden className="size-5" />
          {words.add}
        </Button>
      ) : (
        <p className="text-sm text-muted">{full}</p>
      )}
      <LazySheet
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === 'new' ? words.add : words.edit}
        load={load}
      />
    </div>
  );
};
