import type { home as english } from '../en/home.ts';

export const home = {
  heading: 'आपको क्या काम करवाना है?',
  loading: 'श्रेणियाँ लोड हो रही हैं',
  empty: 'कोई श्रेणी उपलब्ध नहीं है',
  emptyHint: 'काम की श्रेणियाँ जुड़ते ही यहाँ दिखेंगी।',
  lookAgain: 'फिर से देखें',
} satisfies typeof english;
