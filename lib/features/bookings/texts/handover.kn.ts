import type { handover as english } from './handover.en.ts';

export const handover: typeof english = {
  worker: {
    title: 'Hunar ಕೇಳುತ್ತಿದೆ: ಈ ಕೆಲಸ ನೀವು ಮಾಡಿಕೊಡುತ್ತೀರಾ?',
    for: '{name} ಅವರಿಗೆ',
    hint: 'ನೀವೂ ಗ್ರಾಹಕರೂ ಹೌದು ಎಂದರೆ ಕೆಲಸ ನಿಮ್ಮದು. {time} ಒಳಗೆ ಉತ್ತರಿಸಿ.',
    yes: 'ಹೌದು, ಬರುತ್ತೇನೆ',
    no: 'ಇಲ್ಲ, ಆಗುವುದಿಲ್ಲ',
    agreed: 'ನೀವು ಹೌದು ಎಂದಿದ್ದೀರಿ. {time} ವರೆಗೆ ಗ್ರಾಹಕರ ಉತ್ತರಕ್ಕೆ ಕಾಯುತ್ತಿದ್ದೇವೆ.',
  },
  customer: {
    title: '{former} ಅವರ ಬದಲಿಗೆ {name} ಅವರನ್ನು Hunar ಸೂಚಿಸುತ್ತದೆ',
    new: 'ಹೊಸಬರು',
    same: 'ಅದೇ ಸಮಯ, ಅದೇ ಬೆಲೆ: {price}.',
    lower: 'ಅದೇ ಸಮಯ. ಬೆಲೆ ಕಡಿಮೆಯಾಗುತ್ತದೆ: {before} ಬದಲು {price}.',
    higher: 'ಅದೇ ಸಮಯ. ಬೆಲೆ ಹೆಚ್ಚಾಗುತ್ತದೆ: {before} ಬದಲು {price}.',
    hint: '{time} ಒಳಗೆ ಉತ್ತರಿಸಿ. ಬೇಡ ಎಂದರೆ ಅಥವಾ ಉತ್ತರಿಸದಿದ್ದರೆ {former} ಅವರೇ ಬರುತ್ತಾರೆ.',
    yes: 'ಹೌದು, {name} ಸರಿ',
    yesFor: 'ಹೌದು, {price} ಸರಿ',
    no: 'ಬೇಡ, {former} ಇರಲಿ',
    agreed: 'ನೀವು ಹೌದು ಎಂದಿದ್ದೀರಿ. {time} ವರೆಗೆ {name} ಅವರ ಉತ್ತರಕ್ಕೆ ಕಾಯುತ್ತಿದ್ದೇವೆ.',
    ready: '{name} ಬರಬಹುದು.',
  },
  failed: 'ನಿಮ್ಮ ಉತ್ತರ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ',
};
