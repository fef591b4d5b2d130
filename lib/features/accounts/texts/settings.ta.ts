import type { settings as english } from './settings.en.ts';

export const settings = {
  title: 'செட்டிங்ஸ்',
  theme: 'டார்க் மோட்',
  themes: {
    system: 'ஃபோனில் உள்ளபடி',
    light: 'லைட்',
    dark: 'டார்க்',
  },
  language: 'மொழி',
  languageSaid: 'செயலி இப்போது தமிழில் உள்ளது',
  unsaved: 'உங்கள் கணக்கில் இன்னும் பழைய மொழியே உள்ளது',
  unsavedHint: 'இமெயில்களும் அறிவிப்புகளும் பழைய மொழியிலேயே வரும். சிறிது நேரத்தில் மீண்டும் தேர்ந்தெடுங்கள்.',
  offline: 'மொழியை மாற்ற முடியவில்லை',
  offlineHint: 'இணைய இணைப்பு இல்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.',
  notifications: 'அறிவிப்புகள்',
  email: 'இமெயில்',
  emailHint: 'உங்கள் புக்கிங் செய்திகள்',
  emailOn: 'இமெயில் ஆன்',
  emailOff: 'இமெயில் ஆஃப்',
  always: 'பெல் குறியில் எல்லாச் செய்திகளும் எப்போதும் தெரியும்.',
  cache: 'கேஷ் மெமரியை அழி',
  cacheHint: 'சேமித்த பக்கங்களும் படங்களும்',
  cleared: 'கேஷ் மெமரி அழிக்கப்பட்டது',
  freed: '{size} இடம் காலியானது',
} satisfies typeof english;
