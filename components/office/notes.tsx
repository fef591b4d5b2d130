'use client';

import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { LoadMore } from '#components/page/load-more.tsx';
import { Section } from '#components/page/section.tsx';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { countCodePoints, Textarea } from '#components/ui/textarea.tsx';
import { MAX_NOTE_LENGTH } from '#lib/features/admin/contracts/note-limits.ts';
import type { NoteSubject, OfficeNote } from '#lib/features/admin/contracts/notes.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import type { officeNotes } from '#lib/features/office/texts/office-tickets.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';
import { useAct, type ActsWords } from './acts.tsx';

interface NotesProps {
  subject: NoteSubject;
  subjectId: string;
  mayAdd: boolean;
  locale: Locale;
  words: Pick<ActsWords, 'errors'> & {
    readonly notes: typeof officeNotes;
    readonly list: Pick<typeof office, 'act' | 'more' | 'moreFailed'>;
  };
}

interface NoteFormProps extends NotesProps {
  onAdded(note: OfficeNote): void;
  onClose(): void;
}

const NoteForm = ({ subject, subjectId, words, onAdded, onClose }: NoteFormProps) => {
  const id = useId();
  const keyFor = useRequestKey();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, run } = useAct(words.errors);
  const { notes } = words;
  useEffect(() => field.current?.focus(), []);
  const add = async (): Promise<void> => {
    const body = { subject, subjectId, text: text.trim() };
    const { data } = await api('POST /admin/notes', { body, idempotencyKey: keyFor(body) });
    onAdded(data);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const length = countCodePoints(text.trim());
    const isTooLong = length > MAX_NOTE_LENGTH;
    if (length === 0) setFault(notes.missing);
    else setFault(isTooLong ? fill(notes.tooLong, { count: MAX_NOTE_LENGTH }) : null);
    if (length > 0 && !isTooLong) void run(add, notes.added);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <Label htmlFor={id}>{notes.field}</Label>
      <Textarea
        id={id}
        ref={field}
        value={text}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        counter={{ count: countCodePoints(text), max: MAX_NOTE_LENGTH }}
      />
      {fault !== null && (
        <p id={`${id}-fault`} role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-busy={isBusy}>
          {isBusy && <Spinner />}
          {notes.add}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.list.act.cancel}
        </Button>
      </div>
    </form>
  );
};

const Note = ({ note, locale, words }: { note: OfficeNote } & Pick<NotesProps, 'locale' | 'words'>) => {
  const at = new Date(note.createdAt);
  const when = `${formatDay(locale, at)}, ${formatTime(locale, at)}`;
  return (
    <li className="flex flex-col gap-0.5 px-4 py-3">
      <p className="text-sm text-muted">{`${note.author.name || words.notes.gone} · ${when}`}</p>
      <p lang={guessLanguage(note.text)} className="wrap-anywhere whitespace-pre-wrap">
        {note.text}
      </p>
    </li>
  );
};

const NoteList = ({ first, ...props }: NotesProps & { first: ListPage<OfficeNote> }) => {
  const { subject, subjectId, mayAdd, words } = props;
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<readonly OfficeNote[]>([]);
  const read = (cursor: string) => api('GET /admin/notes', { query: { subject, subjectId, cursor } });
  const { items, hasMore, state, loadMore } = usePagedList({ first, read });
  const notes = [...added, ...items];
  return (
    <>
      {mayAdd && !isAdding && (
        <Button variant="outline" size="compact" className="self-start" onClick={() => setAdding(true)}>
          {words.notes.add}
        </Button>
      )}
      {isAdding && (
        <NoteForm
          {...props}
          onAdded={(note) => {
            setAdded((before) => [note, ...before]);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {notes.length === 0 ? (
        <p className="text-muted">{words.notes.none}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft">
          {notes.map((note) => (
            <Note key={note._id} note={note} {...props} />
          ))}
        </ul>
      )}
      {hasMore && <LoadMore state={state} words={words.list} onMore={() => void loadMore()} />}
    </>
  );
};

/** The office's notes on a person, a booking or a ticket, and a form for the next one. */
export const Notes = (props: NotesProps) => {
  const { subject, subjectId, words } = props;
  const [first, setFirst] = useState<ListPage<OfficeNote> | 'failed' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    // Right after loading, the token may still be on its way.
    findSession()
      .then(() => api('GET /admin/notes', { query: { subject, subjectId }, signal: stop.signal }))
      .then(setFirst, () => {
        if (!stop.signal.aborted) setFirst('failed');
      });
    return () => stop.abort();
  }, [subject, subjectId]);
  return (
    <Section title={words.notes.title}>
      <p className="text-sm text-muted">{words.notes.hint}</p>
      {first === null && (
        <div aria-busy>
          <Skeleton shape="block" className="h-24 w-full" />
        </div>
      )}
      {first === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {words.notes.failed}
        </p>
      )}
      {first !== null && first !== 'failed' && <NoteList first={first} {...props} />}
    </Section>
  );
};
