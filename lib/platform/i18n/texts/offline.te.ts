import type { offline as english } from './offline.en.ts';

export const offline = {
  bar: {
    title: 'ఇంటర్నెట్ లేదు.',
    hint: 'మీరు ఇంతకుముందు తెరిచిన పేజీలను ఇప్పుడూ చదవవచ్చు.',
    updated: 'చివరి అప్‌డేట్: {when}',
  },
  page: {
    title: 'ఇంటర్నెట్ లేదు',
    hint: 'ఈ పేజీకి ఇంటర్నెట్ కావాలి. మీరు ఇంతకుముందు తెరిచిన పేజీలను ఇప్పుడూ చదవవచ్చు.',
    retry: 'మళ్లీ ప్రయత్నించండి',
    seen: 'ఈ పేజీలను ఇప్పుడూ చదవవచ్చు',
  },
} satisfies typeof english;
