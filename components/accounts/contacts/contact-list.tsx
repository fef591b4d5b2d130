'use client';

import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { SheetRow, type InSheet } from '#components/page/sheet-row.tsx';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { RemovableRows } from '#components/ui/removable-rows.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { TrustedContactView } from '#lib/features/accounts/contracts/trusted-contacts.ts';
import type { trustedContacts } from '#lib/features/accounts/texts/trusted-contacts.en.ts';
import { api } from '#lib/platform/browser/api.ts';

type ContactWords = ActionWords & Omit<typeof trustedContacts, 'errors' | 'page' | 'title'>;

interface ContactRowProps {
  contact: TrustedContactView;
  words: ContactWords;
  onRemoved(): void;
}

const ContactRow = ({ contact: { _id, name, phone, state }, words, onRemoved }: ContactRowProps) => {
  const { isBusy, run } = useAction(words);
  const remove = async (): Promise<void> => {
    await api('DELETE /users/contacts/{id}', { params: { id: _id } });
    onRemoved();
    notify({ title: words.messages.removed, variant: 'success' });
  };
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2">
      <div className="min-w-0 flex-1 basis-[9rem]">
        <p className="leading-snug font-medium wrap-anywhere">{name}</p>
        <p className="text-sm leading-snug text-muted">{`+91 ${phone}`}</p>
        <p className="text-sm leading-snug text-muted">{words.states[state]}</p>
      </div>
      <Button
        variant="ghost"
        size="compact"
        isHeld={isBusy}
        aria-label={`${words.remove}: ${name}`}
        onClick={() => void run(remove)}
      >
        {isBusy && <Spinner />}
        {words.remove}
      </Button>
    </li>
  );
};

interface ContactListProps {
  first: readonly TrustedContactView[];
  /** How many contacts a person may have. */
  max: number;
  words: ContactWords;
}

/** The people whom the reader wants to be told in danger. */
export const ContactList = ({ first, max, words }: ContactListProps) => {
  const [contacts, setContacts] = useState(first);
  const without = (id: string) => (before: readonly TrustedContactView[]) =>
    before.filter(({ _id }) => _id !== id);
  const add = (contact: TrustedContactView): void => {
    setContacts((before) => [...without(contact._id)(before), contact]);
    notify({ title: words.messages.added, description: words.states[contact.state], variant: 'success' });
  };
  const load = async () => {
    const { ContactForm } = await import('./contact-form.tsx');
    return function NewContact({ onClose }: InSheet) {
      return <ContactForm {...{ words, onClose }} onAdded={add} />;
    };
  };
  return (
    <>
      <p className="text-sm text-muted">{words.hint}</p>
      <RemovableRows>
        {contacts.map((contact) => (
          <ContactRow
            key={contact._id}
            {...{ contact, words }}
            onRemoved={() => setContacts(without(contact._id))}
          />
        ))}
        {contacts.length < max && (
          <li>
            <SheetRow icon={<UserPlus aria-hidden />} label={words.add} load={load} />
          </li>
        )}
      </RemovableRows>
    </>
  );
};
