import type * as english from './frame.en.ts';

export const frame = {
  navigation: 'முதன்மை மெனு',
  home: 'முகப்பு',
  search: 'தேடல்',
  services: 'சேவைகள்',
  dashboard: 'பணிகள்',
  profile: 'புரொஃபைல்',
  more: 'மேலும்',
  login: 'லாகின்',
} satisfies typeof english.frame;

export const install = {
  title: 'Hunar-ஐ உங்கள் ஃபோனில் வையுங்கள்',
  benefit:
    'ஒரு முறை தட்டினால் செயலி போலத் திறக்கும், டேட்டாவும் குறைவாகச் செலவாகும். ஸ்டோரில் இருந்து டவுன்லோட் தேவையில்லை.',
  install: 'இன்ஸ்டால் செய்',
  notNow: 'இப்போது வேண்டாம்',
  iosTitle: 'Hunar-ஐ முகப்புத் திரையில் வையுங்கள்',
  ios: 'Safari-யில் ஷேர் பட்டனைத் தட்டி, “Add to Home Screen” என்பதைத் தேர்ந்தெடுங்கள்.',
} satisfies typeof english.install;

export const more = {
  title: 'மேலும்',
  share: 'செயலியை ஷேர் செய்',
  shareHint: 'குடும்பத்தினருக்கும் அக்கம்பக்கத்தினருக்கும் Hunar பற்றிச் சொல்லுங்கள்',
  shareText: 'உங்கள் வீட்டு வேலைக்குத் திறமையான பணியாளர்களை Hunar-இல் தேடுங்கள்.',
  linkHint: 'லிங்கைக் காப்பி செய்து நண்பர்களுக்கு அனுப்புங்கள்.',
  copy: 'லிங்கைக் காப்பி செய்',
  copied: 'லிங்க் காப்பி ஆனது',
  version: 'வெர்ஷன் {version}',
  login: 'லாகின்',
  loginHint: 'புக் செய்ய, சாட் செய்ய, பிடித்தவற்றைச் சேமிக்க',
} satisfies typeof english.more;
