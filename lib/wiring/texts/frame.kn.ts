import type { frame as english } from './frame.en.ts';

export const frame = {
  navigation: 'ಮುಖ್ಯ ಮೆನು',
  home: 'ಹೋಮ್',
  search: 'ಹುಡುಕಿ',
  services: 'ಸೇವೆಗಳು',
  dashboard: 'ಕೆಲಸಗಳು',
  profile: 'ಪ್ರೊಫೈಲ್',
  more: 'ಇನ್ನಷ್ಟು',
  login: 'ಲಾಗಿನ್',
} satisfies typeof english;
