import type { notifications as english } from './notifications.en.ts';

export const notifications = {
  welcome: {
    title: '{name}, Hunar-க்கு வரவேற்கிறோம்',
    body: 'உங்கள் பகுதியில் உள்ள திறமையான பணியாளர்களைத் தேடி, உங்களுக்கு வசதியான நேரத்தை புக் செய்யுங்கள்.',
  },
} satisfies typeof english;
