import type { outbox as english } from '../en/outbox.ts';

export const outbox = {
  title: 'भेजे गए मेल',
  hint: 'यह डेमो असली मेल नहीं भेजता। जो मेल जाते, वे यहाँ रखे हैं।',
  empty: 'अभी तक कोई मेल नहीं भेजा गया',
  emptyHint: 'मेल भेजे जाते ही यहाँ दिखेंगे।',
  to: 'प्राप्तकर्ता: {address}',
} satisfies typeof english;
