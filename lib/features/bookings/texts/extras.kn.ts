import type { extras as english } from './extras.en.ts';

/** Lines that the worker adds during the job, and the customer's answers. */
export const extras: typeof english = {
  title: 'ಹೆಚ್ಚುವರಿ ಖರ್ಚು',
  customerHint: 'ನೀವು ಒಪ್ಪಿದ್ದಕ್ಕೆ ಮಾತ್ರ ಹಣ ಕೊಡಬೇಕು.',
  workerHint: 'ಗ್ರಾಹಕರು ಒಪ್ಪಿದ್ದಕ್ಕೆ ಮಾತ್ರ ಹಣ ಕೊಡುತ್ತಾರೆ.',
  states: {
    proposed: 'ಉತ್ತರಕ್ಕೆ ಕಾಯುತ್ತಿದ್ದೇವೆ',
    accepted: 'ಒಪ್ಪಿಗೆ ಸಿಕ್ಕಿದೆ',
    declined: 'ಒಪ್ಪಲಿಲ್ಲ',
    withdrawn: 'ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
    lapsed: 'ಸಮಯಕ್ಕೆ ಉತ್ತರ ಬರಲಿಲ್ಲ',
  },
  accept: '{amount} ಒಪ್ಪಿಕೊಳ್ಳಿ',
  decline: 'ಬೇಡ',
  withdraw: 'ತೆಗೆದುಹಾಕಿ',
  bill: '{words}: ಬಿಲ್',
  waiting: 'ಬಾಗಿಲಲ್ಲಿ ಕಾದಿದ್ದಕ್ಕೆ',
  billMissing: 'ಫೋಟೋ ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  total: 'ಒಟ್ಟು',
  add: 'ಹೆಚ್ಚುವರಿ ಖರ್ಚು ಸೇರಿಸಿ',
  words: 'ಇದು ಯಾವುದಕ್ಕೆ?',
  wordsHint: 'ಉದಾಹರಣೆಗೆ, ಹೊಸ ನಲ್ಲಿ',
  amount: 'ಮೊತ್ತ',
  photo: 'ಬಿಲ್ ಫೋಟೋ (ಬೇಕಿದ್ದರೆ)',
  send: 'ಗ್ರಾಹಕರನ್ನು ಕೇಳಿ',
  busy: 'ಕಳುಹಿಸುತ್ತಿದ್ದೇವೆ…',
  sent: 'ಗ್ರಾಹಕರನ್ನು ಕೇಳಿದ್ದೇವೆ',
  sentHint: 'ಅವರು ಒಪ್ಪಿದರೆ ಮಾತ್ರ ಇದಕ್ಕೆ ಹಣ ಕೊಡುತ್ತಾರೆ.',
  messages: {
    added: 'ಗ್ರಾಹಕರನ್ನು ಕೇಳಿದ್ದೇವೆ.',
    accepted: 'ಹೆಚ್ಚುವರಿ ಖರ್ಚಿಗೆ ಒಪ್ಪಿದ್ದೀರಿ.',
    declined: 'ಹೆಚ್ಚುವರಿ ಖರ್ಚು ಬೇಡ ಎಂದಿದ್ದೀರಿ.',
    withdrawn: 'ಹೆಚ್ಚುವರಿ ಖರ್ಚು ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  },
};
