import type { form as english } from '../en/form.ts';

export const form = {
  showPassword: 'கடவுச்சொல்லைக் காட்டு',
  hidePassword: 'கடவுச்சொல்லை மறை',
  offline: 'இணைய இணைப்பு இல்லை. நீங்கள் எழுதியது இங்கேயே உள்ளது: மீண்டும் முயலுங்கள்.',
} satisfies typeof english;
