import type { outbox as english } from './outbox.en.ts';

export const outbox = {
  title: 'भेजे गए ईमेल',
  hint: 'यह डेमो असली ईमेल नहीं भेजता। जो ईमेल जाते, वे यहाँ रखे हैं।',
  empty: 'अभी तक कोई ईमेल नहीं भेजा गया',
  emptyHint: 'ईमेल भेजे जाते ही यहाँ दिखेंगे।',
  to: 'किसे: {address}',
} satisfies typeof english;
