import { useEffect, useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { Switch } from '#components/ui/switch.tsx';
import { sharedBooking, startSharing, stopSharing } from '#lib/features/bookings/client/share-position.ts';
import type { onTheWay } from '#lib/features/bookings/texts/waiting.en.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';

interface SharePositionProps {
  bookingId: string;
  /** The customer’s. */
  name: string;
  locale: Locale;
}

/** Lets a worker on the way show the customer where she is: off until she switches it on, for each visit. */
export const SharePosition = ({ bookingId, name, locale }: SharePositionProps) => {
  const [words, setWords] = useState<typeof onTheWay | null>(null);
  const isOn = useStore(sharedBooking, null) === bookingId;
  useEffect(() => {
    // Without a network there is nothing to share either.
    loadTexts('waiting', locale).then(
      (texts) => setWords(texts.onTheWay),
      () => undefined,
    );
  }, [locale]);
  if (words === null) return null;
  const change = (isWanted: boolean): void => {
    if (!isWanted) return void stopSharing();
    startSharing(bookingId, () => notify({ title: words.denied, variant: 'destructive' }));
  };
  return (
    <Switch
      label={fill(words.share, { name })}
      hint={fill(words.shareHint, { name })}
      isOn={isOn}
      onSwitch={change}
    />
  );
};
