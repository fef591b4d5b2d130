import type { settings as english } from './settings.en.ts';

export const settings = {
  title: 'ಸೆಟ್ಟಿಂಗ್ಸ್',
  theme: 'ಡಾರ್ಕ್ ಮೋಡ್',
  themes: {
    system: 'ಫೋನ್\u200cನಂತೆ',
    light: 'ಲೈಟ್',
    dark: 'ಡಾರ್ಕ್',
  },
  language: 'ಭಾಷೆ',
  languageSaid: 'ಆ್ಯಪ್ ಈಗ ಕನ್ನಡದಲ್ಲಿದೆ',
  unsaved: 'ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಇನ್ನೂ ಹಳೆಯ ಭಾಷೆಯೇ ಇದೆ',
  unsavedHint: 'ಇಮೇಲ್ ಮತ್ತು ನೋಟಿಫಿಕೇಶನ್\u200cಗಳು ಹಳೆಯ ಭಾಷೆಯಲ್ಲೇ ಬರುತ್ತವೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಆರಿಸಿ.',
  offline: 'ಭಾಷೆ ಬದಲಿಸಲು ಆಗಲಿಲ್ಲ',
  offlineHint: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  notifications: 'ನೋಟಿಫಿಕೇಶನ್',
  email: 'ಇಮೇಲ್',
  emailHint: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ ಸುದ್ದಿಗಳು',
  emailOn: 'ಇಮೇಲ್ ಆನ್',
  emailOff: 'ಇಮೇಲ್ ಆಫ್',
  always: 'ಬೆಲ್ ಗುರುತಿನಲ್ಲಿ ಎಲ್ಲ ಸುದ್ದಿ ಯಾವಾಗಲೂ ಕಾಣುತ್ತದೆ.',
  cache: 'ಕ್ಯಾಶ್ ಮೆಮೊರಿ ಕ್ಲಿಯರ್ ಮಾಡಿ',
  cacheHint: 'ಸೇವ್ ಆದ ಪುಟಗಳು ಮತ್ತು ಫೋಟೋಗಳು',
  cleared: 'ಕ್ಯಾಶ್ ಮೆಮೊರಿ ಕ್ಲಿಯರ್ ಆಗಿದೆ',
  freed: '{size} ಜಾಗ ಖಾಲಿಯಾಗಿದೆ',
} satisfies typeof english;
