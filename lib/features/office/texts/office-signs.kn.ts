import type { officeSigns as english } from './office-signs.en.ts';

export const officeSigns: typeof english = {
  title: 'ವಂಚನೆಯ ಸೂಚನೆಗಳು',
  hint: 'ಸೂಚನೆ ಒಂದು ಟಿಪ್ಪಣಿ ಮಾತ್ರ, ಸಾಕ್ಷಿ ಅಲ್ಲ. ಕುಟುಂಬಗಳು ಒಂದೇ ಫೋನ್ ಬಳಸುತ್ತವೆ, ಹೊಸ ಕೆಲಸಗಾರರಿಗೆ ಒಬ್ಬರೇ ಖಾಯಂ ಗ್ರಾಹಕರು ಇರಬಹುದು. ಸೂಚನೆಯಿಂದ ಖಾತೆಗೆ ಏನೂ ಆಗುವುದಿಲ್ಲ: ನೋಡಿ, ಕೇಳಿ, ವ್ಯಕ್ತಿಯ ಪುಟದಲ್ಲಿ ನಿರ್ಧರಿಸಿ.',
  states: { label: 'ಸೂಚನೆಗಳ ಸ್ಥಿತಿ', open: 'ಇನ್ನೂ ನೋಡಿಲ್ಲ', looked_at: 'ನೋಡಿದವು' },
  deleted: 'ಅಳಿಸಿದ ಖಾತೆ',
  kinds: {
    shared_device: '{one} ಮತ್ತು {other} ಒಂದೇ ಫೋನ್ ಬಳಸುತ್ತಾರೆ. ಅವರ ನಡುವೆ: {acts}.',
    only_each_other: '{other} ಅವರಿಗೆ {one} ಮಾತ್ರ ರಿವ್ಯೂ ಕೊಟ್ಟಿದ್ದಾರೆ, {one} ಬೇರೆ ಯಾರಿಗೂ ಕೊಟ್ಟಿಲ್ಲ: {acts}.',
    many_claims: '{one}: {visits}, ಅದರಲ್ಲಿ {claims} ಎಂದು ದೂರು – {percent}%. ಸಾಮಾನ್ಯವಾಗಿ {norm}%.',
  },
  acts: {
    bookings: { one: '{count} ಬುಕಿಂಗ್', other: '{count} ಬುಕಿಂಗ್‌ಗಳು' },
    reviews: { one: '{count} ರಿವ್ಯೂ (ಐದು ಸ್ಟಾರ್: {five})', other: '{count} ರಿವ್ಯೂಗಳು (ಐದು ಸ್ಟಾರ್: {five})' },
    referrals: { one: '{count} ಆಹ್ವಾನ', other: '{count} ಆಹ್ವಾನಗಳು' },
    claims: { one: '{count} ತಪ್ಪಿದ ಭೇಟಿ', other: '{count} ತಪ್ಪಿದ ಭೇಟಿಗಳು' },
    visits: { one: '{count} ಭೇಟಿ', other: '{count} ಭೇಟಿಗಳು' },
  },
  newest: 'ಇತ್ತೀಚಿನದು: {moment}.',
  lookedAt: '{name} ನೋಡಿದ್ದಾರೆ: {moment}.',
  again: '{name} ನೋಡಿದ ನಂತರ ({moment}) ಹೊಸದೇನೋ ನಡೆದಿದೆ.',
  act: {
    label: 'ನೋಡಿದ್ದೇನೆ',
    effect: 'ಸೂಚನೆ ಪಟ್ಟಿಯಿಂದ ಹೋಗುತ್ತದೆ. ಇಬ್ಬರ ನಡುವೆ ಹೊಸದೇನಾದರೂ ನಡೆದರೆ ಮಾತ್ರ ಮರಳಿ ಬರುತ್ತದೆ.',
    field: 'ನಿಮಗೆ ಏನು ತಿಳಿಯಿತು',
    done: 'ನೋಡಲಾಗಿದೆ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ.',
  },
};
