import type { wanted as english } from './wanted.en.ts';

export const wanted = {
  errors: {
    too_many_wanted:
      'நீங்கள் ஏற்கனவே 20 சேவைகளுக்காகக் காத்திருக்கிறீர்கள், இதற்கு மேல் முடியாது. அவற்றில் ஒன்று தொடங்கியதும் தெரிவிப்போம்.',
  },
  news: {
    title: '“{text}” இப்போது Hunar-இல் உள்ளது',
    body: 'தெரிவிக்கும்படி கேட்டிருந்தீர்கள். யார் உதவலாம் என்று பார்க்க மீண்டும் தேடுங்கள்.',
  },
} satisfies typeof english;
