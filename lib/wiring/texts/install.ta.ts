import type { install as english } from './install.en.ts';

export const install = {
  title: 'Hunar-ஐ உங்கள் ஃபோனில் வையுங்கள்',
  benefit:
    'ஒரு முறை தட்டினால் செயலி போலத் திறக்கும், டேட்டாவும் குறைவாகச் செலவாகும். ஸ்டோரில் இருந்து டவுன்லோட் தேவையில்லை.',
  install: 'இன்ஸ்டால் செய்',
  notNow: 'இப்போது வேண்டாம்',
  iosTitle: 'Hunar-ஐ முகப்புத் திரையில் வையுங்கள்',
  ios: 'Safari-யில் ஷேர் பட்டனைத் தட்டி, “Add to Home Screen” என்பதைத் தேர்ந்தெடுங்கள்.',
} satisfies typeof english;
