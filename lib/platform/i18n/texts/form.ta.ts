import type { form as english } from './form.en.ts';

export const form = {
  showPassword: 'பாஸ்வேர்டைக் காட்டு',
  hidePassword: 'பாஸ்வேர்டை மறை',
  offline: 'இணைய இணைப்பு இல்லை. இதைப் பிறகு அனுப்ப முடியாது. நீங்கள் எழுதியது இங்கேயே உள்ளது. மீண்டும் முயலுங்கள்.',
} satisfies typeof english;
