import type { outbox as english } from '../en/outbox.ts';

export const outbox = {
  title: 'அனுப்பிய மின்னஞ்சல்கள்',
  hint: 'இந்த டெமோ உண்மையான மின்னஞ்சலை அனுப்பாது. அனுப்பப்பட்டிருக்க வேண்டியவை இங்கே உள்ளன.',
  empty: 'இன்னும் மின்னஞ்சல் எதுவும் அனுப்பப்படவில்லை',
  emptyHint: 'மின்னஞ்சல் அனுப்பப்பட்டதும் இங்கே தெரியும்.',
  to: 'பெறுநர்: {address}',
} satisfies typeof english;
