import type { offline as english } from './offline.en.ts';

export const offline = {
  bar: {
    title: 'இணைய இணைப்பு இல்லை.',
    hint: 'நீங்கள் முன்பு திறந்த பக்கங்களை இப்போதும் படிக்கலாம்.',
    updated: 'கடைசி அப்டேட்: {when}',
  },
  page: {
    title: 'இணைய இணைப்பு இல்லை',
    hint: 'இந்தப் பக்கத்துக்கு இணையம் தேவை. நீங்கள் முன்பு திறந்த பக்கங்களை இப்போதும் படிக்கலாம்.',
    retry: 'மீண்டும் முயலுங்கள்',
    seen: 'இவற்றை இப்போதும் படிக்கலாம்',
  },
} satisfies typeof english;
