import type { feed as english } from './feed.en.ts';

export const feed = {
  page: {
    title: 'அறிவிப்புகள்',
    empty: 'இன்னும் அறிவிப்புகள் இல்லை',
    emptyHint: 'உங்கள் புக்கிங், மெசேஜ், பணம் பற்றிய செய்திகள் இங்கே தெரியும்.',
    signIn: 'உங்கள் அறிவிப்புகளைப் பார்க்க லாகின் செய்யுங்கள்',
  },
  list: {
    fresh: 'புதியது',
    more: 'மேலும் காட்டு',
    moreFailed: 'மேலும் அறிவிப்புகள் லோட் ஆகவில்லை. இணைய இணைப்பைப் பார்த்து மீண்டும் முயலுங்கள்.',
  },
} satisfies typeof english;
