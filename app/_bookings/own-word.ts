import type { PaymentStep } from '#lib/features/bookings/contracts/payment.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { Messages } from '#lib/wiring/texts/catalogue.ts';

interface OwnWord {
  /** Whether the other side has denied it. */
  state: 'said' | 'denied';
  steps: readonly PaymentStep[];
  /** The other person's name. */
  name: string;
  words: Messages['payment'];
  /** The text while it is unanswered. */
  waiting?: string;
}

/** Returns the text for a payer who has said that it was paid, with the reason if that can't be said again. */
export const wordOwnWord = ({ state, steps, name, words, waiting = words.waiting }: OwnWord): string => {
  const lines = [
    state === 'said' ? waiting : words.deniedHint,
    ...(steps.includes('paid') ? [] : [words.noMore[state]]),
  ];
  return lines.map((line) => fill(line, { name })).join(' ');
};
