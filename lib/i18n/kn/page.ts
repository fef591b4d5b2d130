import type { page as english } from '../en/page.ts';

export const page = {
  description: 'ನಿಮ್ಮ ಮನೆಗೆ ನುರಿತ ಕೆಲಸಗಾರರು: ಹುಡುಕಿ, ಮಾತನಾಡಿ, ಸಮಯ ಬುಕ್ ಮಾಡಿ.',
  homeLink: 'Hunar, ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
  notFound: 'ಪುಟ ಸಿಗಲಿಲ್ಲ',
  notFoundHint: 'ವಿಳಾಸ ತಪ್ಪಾಗಿರಬಹುದು, ಅಥವಾ ಪುಟ ಬೇರೆಡೆಗೆ ಹೋಗಿರಬಹುದು.',
  goHome: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
  failed: 'ಏನೋ ತಪ್ಪಾಗಿದೆ!',
  failedHint: 'ಈ ಪುಟವನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  requestId: 'ವಿನಂತಿ ಸಂಖ್ಯೆ: {id}',
  notices: 'ಆಪ್ ಸಂದೇಶಗಳು',
  close: 'ಮುಚ್ಚಿ',
} satisfies typeof english;
