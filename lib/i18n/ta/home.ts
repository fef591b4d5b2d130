import type { home as english } from '../en/home.ts';

export const home = {
  heading: 'உங்களுக்கு என்ன வேலை தேவை?',
  loading: 'வகைகள் ஏற்றப்படுகின்றன',
  empty: 'வகைகள் எதுவும் இல்லை',
  emptyHint: 'வேலை வகைகள் சேர்க்கப்பட்டதும் இங்கே தெரியும்.',
  lookAgain: 'மீண்டும் பார்க்கவும்',
} satisfies typeof english;
