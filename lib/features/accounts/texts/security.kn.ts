import type { security as english } from './security.en.ts';

export const security = {
  password: {
    title: 'ಪಾಸ್\u200cವರ್ಡ್ ಬದಲಿಸಿ',
    hint: 'ಉಳಿದ ಎಲ್ಲ ಡಿವೈಸ್\u200cಗಳು ಲಾಗ್\u200cಔಟ್ ಆಗುತ್ತವೆ',
    current: 'ಈಗಿನ ಪಾಸ್\u200cವರ್ಡ್',
    next: 'ಹೊಸ ಪಾಸ್\u200cವರ್ಡ್',
    rule: '6ರಿಂದ 30 ಅಕ್ಷರಗಳು',
    confirm: 'ಪಾಸ್\u200cವರ್ಡ್ ಮತ್ತೊಮ್ಮೆ ಬರೆಯಿರಿ',
    submit: 'ಪಾಸ್\u200cವರ್ಡ್ ಬದಲಿಸಿ',
    busy: 'ಸೇವ್ ಆಗುತ್ತಿದೆ…',
    done: 'ಪಾಸ್\u200cವರ್ಡ್ ಬದಲಾಗಿದೆ',
    doneHint: 'ಉಳಿದ ಎಲ್ಲ ಡಿವೈಸ್\u200cಗಳು ಲಾಗ್\u200cಔಟ್ ಆಗಿವೆ.',
  },
  devices: {
    title: 'ನೀವು ಎಲ್ಲೆಲ್ಲಿ ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ',
    named: '{system} ನಲ್ಲಿ {browser}',
    unknown: 'ಗೊತ್ತಿಲ್ಲದ ಡಿವೈಸ್',
    here: 'ಈ ಡಿವೈಸ್',
    since: '{day} ರಿಂದ',
    used: '{since}, ಕೊನೆಯ ಬಳಕೆ {day}',
    end: 'ಲಾಗ್\u200cಔಟ್ ಮಾಡಿ',
    ended: 'ಆ ಡಿವೈಸ್ ಲಾಗ್\u200cಔಟ್ ಆಗಿದೆ',
    everywhere: 'ಎಲ್ಲ ಕಡೆ ಲಾಗ್\u200cಔಟ್ ಮಾಡಿ',
    everywhereAsk: 'ಎಲ್ಲ ಕಡೆ ಲಾಗ್\u200cಔಟ್ ಮಾಡಬೇಕೇ?',
    everywhereHint: 'ಎಲ್ಲ ಫೋನ್ ಮತ್ತು ಕಂಪ್ಯೂಟರ್\u200cಗಳು ಲಾಗ್\u200cಔಟ್ ಆಗುತ್ತವೆ, ಇದೂ ಸಹ.',
    keep: 'ಲಾಗ್\u200cಔಟ್ ಬೇಡ',
    everywhereDone: 'ನೀವು ಎಲ್ಲ ಕಡೆ ಲಾಗ್\u200cಔಟ್ ಆಗಿದ್ದೀರಿ',
  },
} satisfies typeof english;
