import type { Messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from './fill.ts';

/** A device in words: 'Chrome on Android'. */
export const wordDevice = (
  known: { readonly browser: string; readonly system: string } | null,
  words: Messages['privacy']['devices'],
): string => (known ? fill(words.named, { ...known }) : words.unknown);
