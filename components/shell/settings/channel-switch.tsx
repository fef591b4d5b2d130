'use client';

import { useState } from 'react';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { notify } from '#components/ui/notify.ts';
import { Switch } from '#components/ui/switch.tsx';
import { api } from '#lib/platform/browser/api.ts';
import type { PreferencesBody } from '#lib/features/accounts/contracts/preferences.ts';

interface ChannelSwitchProps {
  of: 'email' | 'previews' | 'lastSeen' | 'doorCode';
  isOpen: boolean;
  words: ActionWords & { label: string; hint: string; on: string; off: string };
}

const toBody = (of: ChannelSwitchProps['of'], isOn: boolean): PreferencesBody => {
  switch (of) {
    case 'lastSeen':
      return { showsLastSeen: isOn };
    case 'doorCode':
      return { asksDoorCode: isOn };
    default:
      return { channels: { [of]: isOn } };
  }
};

/** One setting: mail, lock screen, last seen or door codes. The switch goes back if the server refuses. */
export const ChannelSwitch = ({ of, isOpen, words }: ChannelSwitchProps) => {
  const [isOn, setOn] = useState(isOpen);
  const { isBusy, run } = useAction(words);
  const choose = async (isWanted: boolean): Promise<void> => {
    setOn(isWanted);
    const isSaved = await run(async () => {
      await api('PUT /users/preferences', { body: toBody(of, isWanted) });
      notify({ title: isWanted ? words.on : words.off, variant: 'success' });
    });
    if (!isSaved) setOn(!isWanted);
  };
  return (
    <Switch
      label={words.label}
      hint={words.hint}
      isOn={isOn}
      onSwitch={(isWanted) => !isBusy && void choose(isWanted)}
    />
  );
};
