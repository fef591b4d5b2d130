'use client';

import { Switch } from '#components/ui/switch.tsx';
import { ringPhone, ringSwitch, setRing } from '#lib/features/bookings/client/ring.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';

/** Whether requests ring on this device; switching it on lets the worker hear it. */
export const RingSwitch = ({ words }: { words: { label: string; hint: string } }) => {
  const isOn = useStore(ringSwitch, true);
  const choose = (isWanted: boolean): void => {
    setRing(isWanted);
    if (isWanted) ringPhone();
  };
  return <Switch label={words.label} hint={words.hint} isOn={isOn} onSwitch={choose} />;
};
