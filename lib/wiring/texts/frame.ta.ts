import type { frame as english } from './frame.en.ts';

export const frame = {
  navigation: 'முதன்மை மெனு',
  home: 'முகப்பு',
  search: 'தேடல்',
  services: 'சேவைகள்',
  dashboard: 'பணிகள்',
  profile: 'கணக்கு',
  more: 'மேலும்',
  login: 'லாகின்',
} satisfies typeof english;
