import type { notifications as english } from '../en/notifications.ts';

export const notifications = {
  welcome: {
    title: '{name}, ஹுனருக்கு வரவேற்கிறோம்',
    body: 'உங்கள் பகுதியில் உள்ள திறமையான பணியாளர்களைக் கண்டறிந்து, உங்களுக்கு வசதியான நேரத்தைப் பதிவு செய்யுங்கள்.',
  },
} satisfies typeof english;
