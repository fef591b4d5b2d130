'use client';

import { MapPin } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { useFormWords } from '#components/form/form-words.tsx';
import { toFailureText } from '#components/form/to-text.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { sendAddress } from '#lib/features/places/client/address-writes.ts';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import { addressIn } from '#lib/platform/i18n/name-in.ts';
import { addressDefaults } from './address-defaults.ts';
import { findSavedAddress } from './find-saved-address.ts';
import { onceSent } from './once-sent.ts';
import type { PlaceWords } from './place-words.ts';

const makeDefault = async (entry: SavedAddress, words: PlaceWords['addresses']) => {
  const { addressEntryBody } = await import('#lib/features/places/contracts/addresses.ts');
  const { name, contactName, contactPhone, gatePhoto, address } = entry;
  const body = addressEntryBody.parse({
    ...{ name: name || words.unnamed, ...addressDefaults(address), country: 'India' },
    ...{ contactName: contactName ?? '', contactPhone: contactPhone ?? '', isDefault: true },
    ...(gatePhoto !== null && { gatePhoto }),
  });
  return sendAddress(entry, body, words.makeDefault);
};

interface SavedPlacesProps {
  entries: readonly SavedAddress[];
  words: PlaceWords;
  onDone(): void;
}

/** Makes a saved address the default, which is the place of all pages. */
const useChoose = ({ words, onDone }: SavedPlacesProps) => {
  const router = useRouter();
  const formWords = useFormWords();
  const [busyId, setBusyId] = useState<string | null>(null);
  const show = (): void =>
    void findSavedAddress().then(() => {
      afterSheets(() => router.refresh());
    });
  const choose = async (entry: SavedAddress): Promise<void> => {
    if (busyId !== null) return;
    setBusyId(entry._id);
    try {
      const reply = await sendOrWait(makeDefault(entry, words.addresses));
      if (reply) notify({ title: words.messages.saved, variant: 'success' });
      onDone();
      if (reply) show();
      else onceSent('PUT /users/addresses/{id}', show);
    } catch (error) {
      const title = toFailureText(formWords, error);
      notify({ title, description: words.form.failed, variant: 'destructive' });
      setBusyId(null);
    }
  };
  return { busyId, choose };
};

/** The customer's other saved addresses, each one tap away. */
export const SavedPlaces = (props: SavedPlacesProps) => {
  const { entries, words } = props;
  const { locale } = usePageWords();
  const id = useId();
  const { busyId, choose } = useChoose(props);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-medium">
        {words.addresses.saved}
      </h3>
      <ListRows>
        {entries.map((entry) => {
          const { street, city, pinCode } = addressIn(locale, entry);
          return (
            <li key={entry._id}>
              <button
                type="button"
                className={listRowClass}
                aria-busy={busyId === entry._id}
                onClick={() => void choose(entry)}
              >
                <ListRow
                  icon={busyId === entry._id ? <Spinner /> : <MapPin aria-hidden />}
                  label={entry.name || words.addresses.unnamed}
                  hint={[street, city, pinCode].filter(Boolean).join(', ')}
                  hasArrow={false}
                />
              </button>
            </li>
          );
        })}
      </ListRows>
    </section>
  );
};
