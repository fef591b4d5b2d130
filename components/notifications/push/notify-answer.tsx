'use client';

import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { whenIdle } from '#components/ui/when-idle.ts';
import type { myBookings } from '#lib/features/bookings/texts/my-bookings.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

type NotifyWords = Pick<(typeof myBookings)['sent'], 'notify' | 'notifyOn' | 'notifyOff'>;

const loadPush = () => import('#lib/features/notifications/client/push.ts');

/** Asks for notifications while an answer is pending. Shows nothing where the device cannot have them. */
export const NotifyAnswer = ({ name, words }: { name: string; words: NotifyWords }) => {
  const [state, setState] = useState<'off' | 'on' | 'refused' | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        loadPush().then(
          ({ readPushState }) => {
            const now = readPushState();
            if (now === 'off' || now === 'on') setState(now);
          },
          () => undefined,
        );
      }),
    [],
  );
  const turnOn = async (): Promise<void> => {
    setBusy(true);
    const isOn = await loadPush()
      .then(({ turnOnPush }) => turnOnPush())
      .catch(() => false);
    setState(isOn ? 'on' : 'refused');
    setBusy(false);
  };
  if (state === null) return null;
  if (state === 'off')
    return (
      <Button variant="outline" size="block" isHeld={isBusy} aria-busy={isBusy} onClick={() => void turnOn()}>
        <BellRing aria-hidden className="size-5" />
        {fill(words.notify, { name })}
      </Button>
    );
  return (
    <p role="status" className="flex items-center justify-center gap-2 text-center text-sm text-muted">
      <BellRing aria-hidden className="size-4 shrink-0" />
      {state === 'on' ? words.notifyOn : words.notifyOff}
    </p>
  );
};
