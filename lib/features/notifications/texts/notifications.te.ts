import type { notifications as english } from './notifications.en.ts';

export const notifications = {
  welcome: {
    title: '{name}, Hunar కు స్వాగతం',
    body: 'మీ దగ్గరలోని నైపుణ్యం ఉన్న పనివారిని వెతకండి, మీకు అనుకూలమైన సమయాన్ని బుక్ చేసుకోండి.',
  },
} satisfies typeof english;
