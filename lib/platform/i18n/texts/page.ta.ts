import type { page as english } from './page.en.ts';

export const page = {
  description: 'உங்கள் வீட்டு வேலைக்குத் திறமையான பணியாளர்கள்: தேடுங்கள், பேசுங்கள், நேரத்தை புக் செய்யுங்கள்.',
  homeLink: 'Hunar, முகப்புக்குச் செல்',
  messages: 'மெசேஜ்',
  notifications: 'அறிவிப்புகள்',
  fresh: '{count} புதியவை',
  back: 'திரும்பிச் செல்',
  notFound: 'பக்கம் கிடைக்கவில்லை',
  notFoundHint: 'முகவரி தவறாக இருக்கலாம், அல்லது பக்கம் இடம் மாறியிருக்கலாம்.',
  goHome: 'முகப்புக்குச் செல்',
  failed: 'ஏதோ தவறு நடந்துவிட்டது!',
  failedHint: 'இந்தப் பக்கம் லோட் ஆகவில்லை. இணைய இணைப்பைப் பார்த்து மீண்டும் முயலுங்கள்.',
  retry: 'மீண்டும் முயலுங்கள்',
  requestId: 'கோரிக்கை நம்பர்: {id}',
  notices: 'செயலியின் செய்திகள்',
  close: 'மூடு',
  loading: 'லோட் ஆகிறது...',
} satisfies typeof english;
