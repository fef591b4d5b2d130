'use client';

import { useState } from 'react';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { notify } from '#components/ui/notify.ts';
import { Switch } from '#components/ui/switch.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { setPreferencesCall } from '#lib/features/accounts/contracts/accounts.calls.ts';
import type { settings } from '#lib/features/accounts/texts/security.en.ts';

interface EmailSwitchProps {
  isOpen: boolean;
  words: ActionWords & Pick<typeof settings, 'email' | 'emailHint' | 'emailOn' | 'emailOff'>;
}

/** Whether news come by mail; a switch that the server refuses goes back. */
export const EmailSwitch = ({ isOpen, words }: EmailSwitchProps) => {
  const [isOn, setOn] = useState(isOpen);
  const { isBusy, run } = useAction(words);
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
