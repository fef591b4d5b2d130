import type { frame as english } from './frame.en.ts';

export const frame = {
  navigation: 'मुख्य मेन्यू',
  home: 'होम',
  search: 'खोजें',
  services: 'सेवाएँ',
  dashboard: 'डैशबोर्ड',
  profile: 'प्रोफ़ाइल',
  more: 'और',
  login: 'लॉगिन',
} satisfies typeof english;
