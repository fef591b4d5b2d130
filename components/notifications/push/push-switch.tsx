'use client';

import { useState, useSyncExternalStore } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { Sheet } from '#components/ui/sheet.tsx';
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

/** Turns notifications on this device on or off; if the browser blocks them, a tap explains how to allow them. */
export const PushSwitch = ({ words }: PushSwitchProps) => {
  const { row } = words;
  // Known only in the browser.
  const state = useSyncExternalStore<PushState>(onPushChoice, readPushState, () => 'off');
  const { isBusy, run } = useAction(words);
  const [isBlocked, setBlocked] = useState(false);
  const page = usePageWords();
  const choose = async (isOn: boolean): Promise<void> => {
    await run(async () => {
      await (isOn ? turnOnPush() : turnOffPush());
    });
  };
  const press = (isOn: boolean): void => {
    if (state === 'denied') setBlocked(true);
    else if (!isBusy) void choose(isOn);
  };
  return (
    <>
      <Switch
        label={row.label}
        hint={row[state]}
        isOn={state === 'on'}
        disabled={state === 'unsupported' || state === 'ios'}
        onSwitch={press}
      />
      {/* Inside the row it would push the other rows down once the state is known. */}
      <Sheet isOpen={isBlocked} onClose={() => setBlocked(false)} title={row.denied} words={page}>
        <p className="text-pretty text-muted">{row.allow}</p>
      </Sheet>
    </>
  );
};
