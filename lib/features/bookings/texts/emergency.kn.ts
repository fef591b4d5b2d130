import type * as english from './emergency.en.ts';

export const emergency = {
  title: 'ತುರ್ತು ಸಹಾಯ',
  dial: '112 ಡಯಲ್ ಮಾಡಿ',
  dialHint: 'ಪೊಲೀಸ್, ಅಗ್ನಿಶಾಮಕ ಮತ್ತು ಆಂಬ್ಯುಲೆನ್ಸ್. ಇಂಟರ್ನೆಟ್ ಇಲ್ಲದೆಯೂ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  office: 'Hunar ಗೆ ತಿಳಿಸಿ',
  officeHint: 'ಇವನ್ನು ನಾವು ಮೊದಲು ನೋಡುತ್ತೇವೆ.',
  practise: 'ಅಭ್ಯಾಸ ಮಾಡಿ',
  practiseHint: 'ಕಾಲ್ ಹೋಗುವುದಿಲ್ಲ, ಏನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  practising: 'ಇದು ಅಭ್ಯಾಸ. ಕಾಲ್ ಹೋಗುವುದಿಲ್ಲ, ಏನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  end: 'ಅಭ್ಯಾಸ ಮುಗಿಸಿ',
  wouldDial: 'ಈಗ ನಿಮ್ಮ ಫೋನ್ 112 ಡಯಲ್ ಮಾಡುತ್ತಿತ್ತು.',
  wouldWrite: 'ಈಗ ನೀವು Hunar ಗೆ ಬರೆಯುತ್ತಿದ್ದಿರಿ.',
} satisfies typeof english.emergency;
