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

/** Notifications on this device; where the browser blocks them, a tap says how to allow them. */
export const PushSwitch = ({ words }: PushSwitchProps) => {
  const { row } = words;
  // Only the browser knows.
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
      {/* In the row it would push all others down, once the browser is known. */}
      <Sheet isOpen={isBlocked} onClose={() => setBlocked(false)} title={row.denied} words={page}>
        <p className="text-pretty text-muted">{row.allow}</p>
      </Sheet>
    </>
  );
};
