'use client';

import { useState } from 'react';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { notify } from '#components/ui/notify.ts';
import { Switch } from '#components/ui/switch.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { setPreferencesCall } from '#lib/features/accounts/contracts/accounts.calls.ts';

interface ChannelSwitchProps {
  channel: 'email' | 'previews';
  isOpen: boolean;
  words: ActionWords & { label: string; hint: string; on: string; off: string };
}

/** Whether news come by mail, or show on the lock screen; a switch that the server refuses goes back. */
export const ChannelSwitch = ({ channel, isOpen, words }: ChannelSwitchProps) => {
  const [isOn, setOn] = useState(isOpen);
  const { isBusy, run } = useAction(words);
  const choose = async (wanted: boolean): Promise<void> => {
    setOn(wanted);
    const isSaved = await run(async () => {
      await api(setPreferencesCall, { body: { channels: { [channel]: wanted } } });
      notify({ title: wanted ? words.on : words.off, variant: 'success' });
    });
    if (!isSaved) setOn(!wanted);
  };
  return (
    <Switch
      label={words.label}
      hint={words.hint}
      isOn={isOn}
      onSwitch={(wanted) => !isBusy && void choose(wanted)}
    />
  );
};
