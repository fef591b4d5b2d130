import { ConfirmContact } from '#components/accounts/confirm-contact.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { BookingPartProps } from './booking-head.tsx';
import { getOtherParty } from './booking-texts.ts';
import { untilText } from './booking-time.ts';

/** Tells customers why their request holds its time only briefly or not at all, and how to change that. */
export const HoldNote = ({ booking, look, words }: BookingPartProps) => {
  const { hold } = booking;
  if (!hold || look.reader !== 'customer') return null;
  const { name } = getOtherParty(booking, look);
  const title =
    hold.until === null ? words.unheld : fill(words.held, { time: untilText(new Date(hold.until), look) });
  return (
    <Alert title={title}>
      <p className="mb-2">{fill(hold.until === null ? words.unheldHint : words.heldHint, { name })}</p>
      <ConfirmContact />
    </Alert>
  );
};
