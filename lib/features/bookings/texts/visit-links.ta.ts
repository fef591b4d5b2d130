import type { visitLinks as english } from './visit-links.en.ts';

/** The two pages about a visit that need no account, and how their links are sent. */
export const visitLinks: typeof english = {
  titles: { pass: 'கேட் பாஸ்', visit: 'வேலை எப்படி நடக்கிறது' },
  early: 'இன்னும் நேரம் ஆகவில்லை',
  earlyHint: 'இந்த லிங்க் திறக்கும் நேரம்: {time}',
  over: 'இந்த வேலை முடிந்துவிட்டது',
  overHint: 'இந்த லிங்கில் இனி எதுவும் தெரியாது.',
  verified: 'வெரிஃபைடு',
  trade: 'திறன்',
  agency: 'ஏஜென்சி',
  time: 'நேரம்',
  place: 'பகுதி',
  number: 'புக்கிங் நம்பர்',
  state: 'நிலை',
  since: 'எப்போதிலிருந்து',
  checked: 'இந்த நேரத்தின் நிலவரம்: {time}',
  show: {
    hint: 'கேட்டில் உள்ள செக்யூரிட்டியிடம் இதைக் காட்டுங்கள். இதில் உங்கள் பெயரும் வரும் நேரமும் இருக்கும், வாடிக்கையாளர் விவரம் இருக்காது.',
    code: 'கேட் பாஸின் QR குறியீடு',
    open: 'கேட் பாஸைத் திறக்க',
  },
  send: {
    pass: 'கேட் பாஸ் அனுப்பு',
    passText: 'கேட் பாஸ்: {name}, {time}',
    visit: 'இந்த வேலையின் லிங்க் அனுப்பு',
    visitText: 'Hunar மூலம் வேலை, {time}. எப்படி நடக்கிறது என்று இங்கே பாருங்கள்:',
    copied: 'காப்பி ஆனது. மெசேஜில் பேஸ்ட் செய்யுங்கள்.',
  },
};
