import type * as english from './page.en.ts';

export const page = {
  description: 'ನಿಮ್ಮ ಮನೆಗೆ ನುರಿತ ಕೆಲಸಗಾರರು: ಹುಡುಕಿ, ಚಾಟ್ ಮಾಡಿ, ಸಮಯ ಬುಕ್ ಮಾಡಿ.',
  homeLink: 'Hunar, ಹೋಮ್‌ಗೆ ಹೋಗಿ',
  messages: 'ಮೆಸೇಜ್‌ಗಳು',
  notifications: 'ನೋಟಿಫಿಕೇಶನ್‌ಗಳು',
  desk: {
    placeholder: 'ಸೇವೆ ಹುಡುಕಿ...',
    search: 'ಹುಡುಕಿ',
    account: 'ನಿಮ್ಮ ಖಾತೆ',
    profile: 'ಪ್ರೊಫೈಲ್',
    bookings: 'ನನ್ನ ಬುಕಿಂಗ್‌ಗಳು',
    payments: 'ಪೇಮೆಂಟ್‌ಗಳು',
    settings: 'ಸೆಟ್ಟಿಂಗ್ಸ್',
  },
  fresh: '{count} ಹೊಸತು',
  back: 'ಹಿಂತಿರುಗಿ',
  notFound: 'ಪುಟ ಸಿಗಲಿಲ್ಲ',
  notFoundHint: 'ಲಿಂಕ್ ತಪ್ಪಾಗಿರಬಹುದು, ಅಥವಾ ಪುಟ ಬೇರೆಡೆಗೆ ಹೋಗಿರಬಹುದು.',
  goHome: 'ಹೋಮ್‌ಗೆ ಹೋಗಿ',
  failed: 'ಏನೋ ತಪ್ಪಾಗಿದೆ!',
  failedHint: 'ಈ ಪುಟವನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  requestId: 'ರಿಕ್ವೆಸ್ಟ್ ID: {id}',
  notices: 'ಆ್ಯಪ್ ಮೆಸೇಜ್‌ಗಳು',
  close: 'ಮುಚ್ಚಿ',
  loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ...',
  range: '{from} ರಿಂದ {to} ವರೆಗೆ',
} satisfies typeof english.page;

export const offline = {
  bar: {
    title: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ.',
    hint: 'ನೀವು ಮೊದಲು ತೆರೆದ ಪುಟಗಳನ್ನು ಈಗಲೂ ಓದಬಹುದು.',
    updated: 'ಕೊನೆಯ ಅಪ್‌ಡೇಟ್: {when}',
  },
  page: {
    title: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ',
    hint: 'ಈ ಪುಟಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಬೇಕು. ನೀವು ಮೊದಲು ತೆರೆದ ಪುಟಗಳನ್ನು ಈಗಲೂ ಓದಬಹುದು.',
    retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    seen: 'ಈ ಪುಟಗಳನ್ನು ಈಗಲೂ ಓದಬಹುದು',
  },
} satisfies typeof english.offline;

export const busy = {
  title: 'ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ತುಂಬಾ ಹುಡುಕಾಟಗಳು ಬಂದಿವೆ',
  hint: 'ಒಂದೇ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಹಲವು ಫೋನ್‌ಗಳಿರಬಹುದು, ಇದು ನೀವಲ್ಲದಿರಬಹುದು. {time} ನಂತರ ಮತ್ತೆ ಹುಡುಕಿ.',
  retry: 'ಮತ್ತೆ ಹುಡುಕಿ',
  login: 'ಮುಂದುವರಿಯಲು ಲಾಗಿನ್ ಮಾಡಿ',
  link: {
    title: 'ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ತುಂಬಾ ಸಲ ಲಿಂಕ್ ತೆರೆಯಲಾಗಿದೆ',
    hint: 'ಒಂದೇ ನೆಟ್‌ವರ್ಕ್‌ನಲ್ಲಿ ಹಲವು ಫೋನ್‌ಗಳಿರಬಹುದು, ತೆರೆದದ್ದು ನೀವಲ್ಲದಿರಬಹುದು. {time} ನಂತರ ಲಿಂಕ್ ಮತ್ತೆ ತೆರೆಯಿರಿ.',
    retry: 'ಲಿಂಕ್ ಮತ್ತೆ ತೆರೆಯಿರಿ',
  },
} satisfies typeof english.busy;
