import type { form as english } from './form.en.ts';

export const form = {
  showPassword: 'ಪಾಸ್\u200cವರ್ಡ್ ತೋರಿಸಿ',
  hidePassword: 'ಪಾಸ್\u200cವರ್ಡ್ ಮರೆಮಾಡಿ',
  offline: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ಇದನ್ನು ನಾವು ನಂತರ ಕಳುಹಿಸಲು ಆಗದು. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
} satisfies typeof english;
