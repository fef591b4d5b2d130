import type { form as english } from './form.en.ts';

export const form = {
  showPassword: 'పాస్\u200cవర్డ్ చూపించండి',
  hidePassword: 'పాస్\u200cవర్డ్ దాచండి',
  offline: 'ఇంటర్నెట్ లేదు. దీన్ని తర్వాత పంపలేం. మీరు రాసింది ఇక్కడే ఉంది. మళ్లీ ప్రయత్నించండి.',
} satisfies typeof english;
