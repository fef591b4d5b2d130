'use client';

import { useRouter } from 'next/navigation';
import { useId, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useFocusInPlace } from '#components/ui/focus-in-place.ts';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import { Select } from '#components/ui/select.tsx';
import type { officeLists } from '#lib/features/office/texts/office-lists.en.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { languageNames } from '#lib/platform/i18n/language-names.ts';
import { useAct, type ActsWords } from './acts.tsx';
import { listActs, type EntryDraft, type ListEntry, type NamedKeptList, type Picture } from './list-acts.ts';
import { Moves } from './moves.tsx';
import { ReasonField, readReason } from './reason-field.tsx';

interface View {
  list: NamedKeptList;
  /** Names of our drawings. */
  drawings: readonly Picture[];
  words: ActsWords & { lists: typeof officeLists };
}

const translated = ['hi', 'kn', 'ta', 'te'] as const;

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const readDraft = (form: HTMLFormElement, drawings: readonly Picture[]): Omit<EntryDraft, 'reason'> => {
  const data = new FormData(form);
  const typed = translated.flatMap((locale): [string, string][] => {
    const name = textIn(data, locale);
    return name === '' ? [] : [[locale, name]];
  });
  const names: TranslatedNames = Object.fromEntries(typed);
  const picture = drawings.find((drawing) => drawing === textIn(data, 'picture')) ?? '';
  return { name: textIn(data, 'name'), names, picture };
};

interface FieldsProps extends View {
  entry: ListEntry | null;
}

const Fields = ({ entry, list, drawings, words: { lists } }: FieldsProps) => {
  const id = useId();
  const fields = [
    { name: 'name', language: 'en', label: lists.english, value: entry?.name ?? '' },
    ...translated.map((locale) => ({
      name: locale,
      language: locale,
      label: fill(lists.language, { language: languageNames[locale] }),
      value: entry?.names[locale] ?? '',
    })),
  ];
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map(({ name, language, label, value }) => (
        <div key={name} className="flex min-w-0 flex-col gap-1.5">
          <Label htmlFor={`${id}-${name}`}>{label}</Label>
          <Input id={`${id}-${name}`} name={name} lang={language} defaultValue={value} autoComplete="off" />
        </div>
      ))}
      {list === 'skills' && (
        <div className="flex min-w-0 flex-col gap-1.5">
          <Label htmlFor={`${id}-picture`}>{lists.picture}</Label>
          <Select id={`${id}-picture`} name="picture" defaultValue={entry?.picture ?? ''}>
            <option value="">{lists.noPicture}</option>
            {drawings.map((drawing) => (
              <option key={drawing}>{drawing}</option>
            ))}
          </Select>
        </div>
      )}
    </div>
  );
};

interface EntryFormProps extends FieldsProps {
  onClose(): void;
  onRemove(): void;
}

const EntryForm = ({ entry, onClose, onRemove, ...view }: EntryFormProps) => {
  const { list, drawings, words } = view;
  const [isRemoving, setRemoving] = useState(false);
  const [isUnexplained, setUnexplained] = useState(false);
  const router = useRouter();
  const { isBusy, run } = useAct(words.errors);
  const acts = listActs[list];
  const finish = async (
    form: HTMLFormElement,
    send: (reason: string) => Promise<unknown>,
    notice: string,
  ): Promise<boolean> => {
    const reason = readReason(form);
    setUnexplained(reason === '');
    if (isBusy || reason === '' || !(await run(() => send(reason), notice))) return false;
    router.refresh();
    return true;
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = readDraft(form, drawings);
    const send = (reason: string) =>
      entry ? acts.change(entry._id, { ...draft, reason }) : acts.add({ ...draft, reason });
    void finish(form, send, words.lists.saved).then((isDone) => isDone && onClose());
  };
  const remove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    if (!isRemoving) setRemoving(true);
    else if (form && entry)
      void finish(form, (reason) => acts.remove(entry._id, reason), words.lists.removed).then(
        (isDone) => isDone && onRemove(),
      );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 p-4">
      <Fields entry={entry} {...view} />
      <ReasonField label={words.lists.reason} fault={isUnexplained ? words.act.missing : null} />
      {isRemoving && <p>{words.lists.removeHint}</p>}
      <div className="flex flex-wrap gap-2">
        {!isRemoving && <Button type="submit">{words.lists.save}</Button>}
        {entry && (
          <Button variant={isRemoving ? 'destructive' : 'outline'} onClick={remove}>
            {words.lists.remove}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {words.act.cancel}
        </Button>
      </div>
    </form>
  );
};

const entryLine = ({ names, picture }: ListEntry): string =>
  [...translated.map((locale) => names[locale]), picture].filter(Boolean).join(' · ');

const OPENED = 'opened-entry';

const toEntryId = (id: string): string => `entry-${id}`;

/** The entry after this one, or else the one before it. */
const findNeighbour = (entries: readonly ListEntry[], id: string): ListEntry | undefined => {
  const at = entries.findIndex(({ _id }) => _id === id);
  return entries[at + 1] ?? entries[at - 1];
};

const Opened = ({ label, children }: { label: string; children: ReactNode }) => (
  <div id={OPENED} role="group" aria-label={label} tabIndex={-1} className="outline-none">
    {children}
  </div>
);

/** An editable list; a tap on an entry opens its names in five languages. */
export const ListEditor = ({ entries, ...view }: View & { entries: readonly ListEntry[] }) => {
  const { lists } = view.words;
  const [open, setOpen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  // The button of a removed entry stays until the page's data are here again.
  useFocusInPlace(open, OPENED, (id) =>
    toEntryId(id === removed ? (findNeighbour(entries, id)?._id ?? 'new') : id),
  );
  const close = (): void => setOpen(null);
  const remove = (id: string): void => {
    setRemoved(id);
    close();
  };
  return (
    <div className="flex flex-col gap-3">
      {open !== 'new' && (
        <Button id={toEntryId('new')} variant="outline" className="self-start" onClick={() => setOpen('new')}>
          {lists.add}
        </Button>
      )}
      {open === 'new' && (
        <div className="rounded-card border border-line bg-card shadow-soft">
          <Opened label={lists.add}>
            <EntryForm entry={null} onClose={close} onRemove={close} {...view} />
          </Opened>
        </div>
      )}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft">
        {entries.map((entry, at) => (
          <li key={entry._id}>
            {open === entry._id ? (
              <Opened label={fill(lists.edit, { name: entry.name })}>
                <Moves ids={entries.map(({ _id }) => _id)} at={at} {...view} />
                <EntryForm entry={entry} onClose={close} onRemove={() => remove(entry._id)} {...view} />
              </Opened>
            ) : (
              <button
                id={toEntryId(entry._id)}
                type="button"
                aria-label={fill(lists.edit, { name: entry.name })}
                onClick={() => setOpen(entry._id)}
                className="flex min-h-14 w-full flex-col px-4 py-2.5 text-left -outline-offset-3 hover:bg-chip"
              >
                <span className="font-medium wrap-anywhere">{entry.name}</span>
                <span className="text-sm wrap-anywhere text-muted">{entryLine(entry)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
