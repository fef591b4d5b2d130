import type { outbox as english } from './outbox.en.ts';

export const outbox = {
  title: 'அனுப்பிய இமெயில்கள்',
  hint: 'இந்த டெமோ உண்மையான இமெயிலை அனுப்பாது. அனுப்பப்பட்டிருக்க வேண்டியவை இங்கே உள்ளன.',
  empty: 'இன்னும் இமெயில் எதுவும் அனுப்பப்படவில்லை',
  emptyHint: 'இமெயில் அனுப்பப்பட்டதும் இங்கே தெரியும்.',
  to: 'யாருக்கு: {address}',
} satisfies typeof english;
