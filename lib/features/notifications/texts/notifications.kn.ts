import type { notifications as english } from './notifications.en.ts';

export const notifications = {
  welcome: {
    title: '{name}, Hunar ಗೆ ಸ್ವಾಗತ',
    body: 'ನಿಮ್ಮ ಸುತ್ತಮುತ್ತಲಿನ ನುರಿತ ಕೆಲಸಗಾರರನ್ನು ಹುಡುಕಿ, ನಿಮಗೆ ಅನುಕೂಲವಾದ ಸಮಯವನ್ನು ಬುಕ್ ಮಾಡಿ.',
  },
} satisfies typeof english;
