import type { frame as english } from './frame.en.ts';

export const frame = {
  navigation: 'ప్రధాన మెనూ',
  home: 'హోమ్',
  search: 'వెతకండి',
  services: 'సేవలు',
  dashboard: 'డాష్‌బోర్డ్',
  profile: 'ప్రొఫైల్',
  more: 'మరిన్ని',
  login: 'లాగిన్',
} satisfies typeof english;
