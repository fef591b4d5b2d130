import type { accounts as english } from '../en/accounts.ts';

export const accounts: typeof english = {
  errors: {
    wrong_credentials: 'ಇ-ಮೇಲ್ ಅಥವಾ ಪಾಸ್\u200cವರ್ಡ್ ತಪ್ಪಾಗಿದೆ. ಎರಡನ್ನೂ ನೋಡಿ, ಅಥವಾ ಹೊಸ ಪಾಸ್\u200cವರ್ಡ್ ಮಾಡಿಕೊಳ್ಳಿ.',
    email_taken: 'ಈ ಇ-ಮೇಲ್\u200cನಲ್ಲಿ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ. ಲಾಗಿನ್ ಮಾಡಿ, ಅಥವಾ ಹೊಸ ಪಾಸ್\u200cವರ್ಡ್ ಮಾಡಿಕೊಳ್ಳಿ.',
    too_many_sign_ins: 'ಹಲವು ಬಾರಿ ತಪ್ಪು ಪಾಸ್\u200cವರ್ಡ್ ಹಾಕಲಾಗಿದೆ. {seconds} ಸೆಕೆಂಡ್ ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    reset_link_invalid: 'ಈ ಲಿಂಕ್ ಈಗ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ಹೊಸ ಲಿಂಕ್ ಕೇಳಿ.',
    wrong_password: 'ಈಗಿನ ಪಾಸ್\u200cವರ್ಡ್ ತಪ್ಪಾಗಿದೆ. ಗಮನವಿಟ್ಟು ಮತ್ತೆ ಬರೆಯಿರಿ.',
  },
  fields: {
    name_too_short: 'ಹೆಸರಿನಲ್ಲಿ ಕನಿಷ್ಠ 2 ಅಕ್ಷರಗಳಿರಬೇಕು',
    name_too_long: 'ಹೆಸರು 50 ಅಕ್ಷರಗಳಿಗಿಂತ ಹೆಚ್ಚಿರಬಾರದು',
    name_reserved: 'ಈ ಹೆಸರನ್ನು ಬಳಸಲಾಗದು. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಹೆಸರು ಬರೆಯಿರಿ',
    phone_ten_digits: 'ಫೋನ್ ನಂಬರ್ ಸರಿಯಾಗಿ 10 ಅಂಕಿಗಳಿರಬೇಕು',
    email_include: 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಇ-ಮೇಲ್ ಬರೆಯಿರಿ',
    email_enter: 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ',
    email_invalid: 'ಇ-ಮೇಲ್ ಈ ರೂಪದಲ್ಲಿ ಸರಿಯಿಲ್ಲ',
    email_too_long: 'ಇ-ಮೇಲ್ 100 ಅಕ್ಷರಗಳಿಗಿಂತ ಹೆಚ್ಚಿರಬಾರದು',
    password_too_short: 'ಪಾಸ್\u200cವರ್ಡ್\u200cನಲ್ಲಿ ಕನಿಷ್ಠ 6 ಅಕ್ಷರಗಳಿರಬೇಕು',
    password_too_long: 'ಪಾಸ್\u200cವರ್ಡ್ 30 ಅಕ್ಷರಗಳಿಗಿಂತ ಹೆಚ್ಚಿರಬಾರದು',
    passwords_differ: 'ಎರಡೂ ಕಡೆ ಒಂದೇ ಪಾಸ್\u200cವರ್ಡ್ ಬರೆಯಿರಿ',
    passwords_mismatch: 'ಪಾಸ್\u200cವರ್ಡ್\u200cಗಳು ಒಂದೇ ಆಗಿಲ್ಲ',
    wrong_password: 'ಈಗಿನ ಪಾಸ್\u200cವರ್ಡ್ ತಪ್ಪಾಗಿದೆ',
    email_taken: 'ಈ ಇ-ಮೇಲ್\u200cನಲ್ಲಿ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ',
  },
  messages: {
    registered: 'ನಿಮ್ಮ ಖಾತೆ ಸಿದ್ಧವಾಗಿದೆ',
    loggedIn: 'ನೀವು ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ',
    loggedOut: 'ನೀವು ಲಾಗ್\u200cಔಟ್ ಆಗಿದ್ದೀರಿ',
    resetSent: 'ಇ-ಮೇಲ್ ಕಳುಹಿಸಲಾಗಿದೆ',
    passwordReset: 'ಹೊಸ ಪಾಸ್\u200cವರ್ಡ್ ಸಿದ್ಧವಾಗಿದೆ',
    passwordChanged: 'ಪಾಸ್\u200cವರ್ಡ್ ಬದಲಾಗಿದೆ',
    sessionEnded: 'ಆ ಸಾಧನದಿಂದ ಲಾಗ್\u200cಔಟ್ ಮಾಡಲಾಗಿದೆ',
  },
};
