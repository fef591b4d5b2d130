'use client';

import { useSyncExternalStore } from 'react';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { Switch } from '#components/ui/switch.tsx';
import { onPushChoice } from '#lib/features/notifications/client/push-choice.ts';
import {
  readPushState,
  turnOffPush,
  turnOnPush,
  type PushState,
} from '#lib/features/notifications/client/push.ts';
import type { push } from '#lib/features/notifications/texts/notifications.en.ts';

interface PushSwitchProps {
  words: ActionWords & Pick<typeof push, 'row'>;
}

/** Notifications on this device, and what to do where the browser has none or blocks them. */
export const PushSwitch = ({ words }: PushSwitchProps) => {
  const { row } = words;
  // Only the browser knows.
  const state = useSyncExternalStore<PushState>(onPushChoice, readPushState, () => 'off');
  const { isBusy, run } = useAction(words);
  const choose = async (isOn: boolean): Promise<void> => {
    await run(async () => {
      await (isOn ? turnOnPush() : turnOffPush());
    });
  };
  return (
    <Switch
      label={row.label}
      hint={row[state]}
      isOn={state === 'on'}
      disabled={state !== 'on' && state !== 'off'}
      onSwitch={(isOn) => !isBusy && void choose(isOn)}
    />
  );
};
