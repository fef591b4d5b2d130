import type { wanted as english } from './wanted.en.ts';

export const wanted = {
  errors: {
    too_many_wanted:
      'आप पहले से 20 सेवाओं का इंतज़ार कर रहे हैं, इससे ज़्यादा नहीं हो सकतीं। इनमें से कोई भी शुरू होते ही हम बता देंगे।',
  },
  news: {
    title: '“{text}” अब Hunar पर है',
    body: 'आपने बताने को कहा था। कौन मदद कर सकता है, यह देखने के लिए फिर से खोजें।',
  },
} satisfies typeof english;
