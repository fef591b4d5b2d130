import type { ticketThread as english } from './thread.en.ts';

export const ticketThread: typeof english = {
  conversation: 'உரையாடல்',
  you: 'நீங்கள்',
  reply: 'பதில் எழுது',
  label: 'உங்கள் பதில்',
  send: 'பதிலை அனுப்பு',
  sending: 'அனுப்புகிறோம்…',
  sent: 'பதில் அனுப்பப்பட்டது',
  missing: 'முதலில் ஏதாவது எழுதுங்கள்.',
  tooLong: 'பதிலில் {count} எழுத்துகளுக்கு மேல் இருக்கக்கூடாது.',
  failed: 'உங்கள் பதிலை அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.',
  cancel: 'அனுப்ப வேண்டாம்',
  pictures: 'படங்கள்',
  addPicture: 'படம் சேர்',
  removePicture: 'படம் {number}-ஐ நீக்கு',
  photo: 'படம் {number}',
  photoMissing: 'இந்தப் படத்தைத் திறக்க முடியவில்லை.',
  full: 'உங்கள் எல்லா மெசேஜ்களும் கிடைத்தன. நாங்கள் பதில் அளித்த பிறகு இங்கே மீண்டும் எழுதலாம்.',
};
