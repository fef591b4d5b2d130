import type { more as english } from './more.en.ts';

export const more = {
  title: 'மேலும்',
  share: 'செயலியைப் பகிர்',
  shareHint: 'குடும்பத்தினருக்கும் அக்கம்பக்கத்தினருக்கும் Hunar பற்றிச் சொல்லுங்கள்',
  shareText: 'உங்கள் வீட்டு வேலைக்குத் திறமையான பணியாளர்களை Hunar-இல் தேடுங்கள்.',
  linkHint: 'லிங்கைக் காப்பி செய்து நண்பர்களுக்கு அனுப்புங்கள்.',
  copy: 'லிங்கைக் காப்பி செய்',
  copied: 'லிங்க் காப்பி ஆனது',
  version: 'வெர்ஷன் {version}',
  login: 'லாகின்',
  loginHint: 'புக் செய்ய, சாட் செய்ய, பிடித்தவற்றைச் சேமிக்க',
} satisfies typeof english;
