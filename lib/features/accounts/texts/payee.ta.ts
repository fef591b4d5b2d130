import type { payee as english } from './payee.en.ts';

/** Where customers pay a worker by UPI. */
export const payee: typeof english = {
  title: 'பேமெண்டுக்கான UPI ஐடி',
  part: 'பணம் பெறுதல்',
  none: 'வாடிக்கையாளர் QR குறியீட்டை ஸ்கேன் செய்ய இதைச் சேருங்கள்',
  next: '{time} முதல்: {upiId}',
  upiId: 'UPI ஐடி',
  name: 'வங்கியில் உள்ள பெயர்',
  nameHint: 'UPI செயலியில் தெரிவது போல, ஆங்கில எழுத்துகளில்',
  wait: 'புதிய UPI ஐடி 24 மணி நேரத்துக்குப் பிறகு பயன்படும். வேறு யாராவது உங்கள் கணக்கில் நுழைந்தால் இது உங்களைப் பாதுகாக்கும்.',
  submit: 'UPI ஐடியைச் சேமி',
  busy: 'சேமிக்கிறோம்…',
  saved: 'UPI ஐடி சேமிக்கப்பட்டது',
  savedHint: '24 மணி நேரத்துக்குப் பிறகு பயன்படும். மாற்றம் பற்றி உங்களுக்கு மெசேஜ் அனுப்பியுள்ளோம்.',
};
