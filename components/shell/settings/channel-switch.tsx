'use client';

import { useState } from 'react';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { notify } from '#components/ui/notify.ts';
import { Switch } from '#components/ui/switch.tsx';
import { api } from '#lib/platform/browser/api.ts';
import type { PreferencesBody } from '#lib/features/accounts/contracts/preferences.ts';
import { setPreferencesCall } from '#lib/features/accounts/contracts/accounts.calls.ts';

interface ChannelSwitchProps {
  of: 'email' | 'previews' | 'lastSeen';
  isOpen: boolean;
  words: ActionWords & { label: string; hint: string; on: string; off: string };
}

const bodyOf = (of: ChannelSwitchProps['of'], isOn: boolean): PreferencesBody =>
  of === 'lastSeen' ? { showsLastSeen: isOn } : { channels: { [of]: isOn } };

/** Whether news come by mail or show on the lock screen, and one's last visit to others; a switch that the server refuses goes back. */
export const ChannelSwitch = ({ of, isOpen, words }: ChannelSwitchProps) => {
  const [isOn, setOn] = useState(isOpen);
  const { isBusy, run } = useAction(words);
  const choose = async (wanted: boolean): Promise<void> => {
    setOn(wanted);
    const isSaved = await run(async () => {
      await api(setPreferencesCall, { body: bodyOf(of, wanted) });
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
