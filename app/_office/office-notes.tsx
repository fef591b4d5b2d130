import { Notes } from '#components/office/notes.tsx';
import type { NoteSubject } from '#lib/features/admin/contracts/notes.ts';
import { hasRight } from '#lib/platform/contract/actor.ts';
import { officeActWords, type OfficeView } from './draw-office.tsx';

interface OfficeNotesProps {
  subject: NoteSubject;
  id: string;
  view: OfficeView;
}

/** The notes of an office page. */
export const OfficeNotes = ({ subject, id, view: { actor, locale, words } }: OfficeNotesProps) => (
  <Notes
    subject={subject}
    subjectId={id}
    mayAdd={hasRight(actor, 'agent')}
    locale={locale}
    words={{ notes: words.officeNotes, list: words.office, errors: officeActWords(words).errors }}
  />
);
