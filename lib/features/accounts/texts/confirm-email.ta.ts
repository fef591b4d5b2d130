import type * as english from './confirm-email.en.ts';

export const confirmEmail = {
  again: 'லிங்கை மீண்டும் அனுப்பு',
  sent: 'லிங்க் அனுப்பப்பட்டது',
  sentHint: 'அது ஒரு முறை, 24 மணி நேரம் வரை வேலை செய்யும். ஸ்பேம் ஃபோல்டரையும் பாருங்கள்.',
  failed: 'லிங்கை அனுப்ப முடியவில்லை',
  failedHint: 'இணைய இணைப்பைப் பார்த்து மீண்டும் முயலுங்கள்.',
} satisfies typeof english.confirmEmail;
