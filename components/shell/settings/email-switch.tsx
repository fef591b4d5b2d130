'use client';

import { useState } from 'react';
import { useDeed, type DeedWords } from '#components/page/use-deed.ts';
import { notify } from '#components/ui/notify.ts';
import { Switch } from '#components/ui/switch.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { setPreferencesCall } from '#lib/features/accounts/contracts/preferences.calls.ts';
import type { settings } from '#lib/features/accounts/texts/security.en.ts';

interface EmailSwitchProps {
  isOpen: boolean;
  words: DeedWords & Pick<typeof settings, 'email' | 'emailHint' | 'emailOn' | 'emailOff'>;
}

/** Whether news come by mail; a switch that the server refuses goes back. */
export const EmailSwitch = ({ isOpen, words }: EmailSwitchProps) => {
  const [isOn, setOn] = useState(isOpen);
  const { isBusy, run } = useDeed(words);
  const choose = async (email: boolean): Promise<void> => {
    setOn(email);
    const isSaved = await run(async () => {
      await api(setPreferencesCall, { body: { channels: { email } } });
      notify({ title: email ? words.emailOn : words.emailOff, variant: 'success' });
    });
    if (!isSaved) setOn(!email);
  };
  return (
    <Switch
      label={words.email}
      hint={words.emailHint}
      isOn={isOn}
      onSwitch={(email) => !isBusy && void choose(email)}
    />
  );
};
