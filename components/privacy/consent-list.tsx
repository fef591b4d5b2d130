'use client';

import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { Switch } from '#components/ui/switch.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { clearGuestPlace } from '#lib/features/places/client/guest-place.ts';
import { keepUser } from '#lib/platform/browser/find-session.ts';
import {
  consentNames,
  type ConsentName,
  type ConsentsView,
} from '#lib/features/people/contracts/preferences.ts';
import type { privacy } from '#lib/features/privacy/texts/privacy.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';
import { useAction, type ActionWords } from '#components/page/use-action.ts';

interface ConsentListProps {
  consents: ConsentsView;
  words: ActionWords & (typeof privacy)['consents'];
}

/** Consents with the day each was given; a switch returns to its old position when the server refuses. */
export const ConsentList = ({ consents, words }: ConsentListProps) => {
  const { locale } = usePageWords();
  const [granted, setGranted] = useState(consents);
  const { isBusy, run } = useAction(words);
  const save = async (name: ConsentName, isOn: boolean): Promise<void> => {
    const { data } = await api('PUT /users/preferences', { body: { consents: { [name]: isOn } } });
    keepUser(data);
    setGranted(data.consents);
    if (name === 'location' && !isOn) clearGuestPlace();
    const notice = fill(isOn ? words.on : words.off, { name: words[name].label });
    notify({ title: notice, variant: 'success' });
  };
  const choose = async (name: ConsentName, isOn: boolean): Promise<void> => {
    const before = granted;
    setGranted({ ...before, [name]: isOn ? new Date().toISOString() : null });
    if (!(await run(() => save(name, isOn)))) setGranted(before);
  };
  const toHint = (name: ConsentName): string => {
    const day = granted[name];
    return day === null ? words[name].hint : fill(words.given, { day: formatDate(locale, new Date(day)) });
  };
  return (
    <ListRows>
      {consentNames.map((name) => (
        <li key={name} className="px-4">
          <Switch
            label={words[name].label}
            hint={toHint(name)}
            isOn={granted[name] !== null}
            onSwitch={(isOn) => !isBusy && void choose(name, isOn)}
          />
        </li>
      ))}
    </ListRows>
  );
};
