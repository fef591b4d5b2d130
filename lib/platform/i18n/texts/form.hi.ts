import type { form as english } from './form.en.ts';

export const form = {
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  offline: 'इंटरनेट नहीं चल रहा। इसे हम बाद में नहीं भेज सकते। आपका लिखा हुआ यहीं है। फिर से कोशिश करें।',
} satisfies typeof english;
