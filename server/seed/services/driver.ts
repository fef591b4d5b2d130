import type { SeedService } from '../seed-service.ts';

export const driverServices: readonly SeedService[] = [
  {
    title: 'Driver for half a day',
    titles: { hi: 'आधे दिन का ड्राइवर', kn: 'ಅರ್ಧ ದಿನಕ್ಕೆ ಚಾಲಕ', ta: 'அரை நாளுக்கு ஓட்டுநர்', te: 'సగం రోజుకు డ్రైవర్' },
    price: 499,
    description:
      'A driver for your own car, four hours within the city. Fuel, parking and tolls are yours; more time is agreed beforehand.',
    descriptions: {
      hi: 'आपकी अपनी कार के लिए ड्राइवर, शहर में चार घंटे। ईंधन, पार्किंग और टोल आपके; ज़्यादा समय पहले तय होता है।',
    },
    drawing: [
      '<circle class="dark" cx="80" cy="60" r="38"/>',
      '<circle class="pale" cx="80" cy="60" r="28"/>',
      '<path class="dark" d="M50 54h60v10H92l-6 26H74l-6-26H50z"/>',
      '<circle class="warm" cx="80" cy="60" r="9"/>',
    ],
  },
  {
    title: 'Driver for a trip out of town',
    titles: {
      hi: 'शहर से बाहर के लिए ड्राइवर',
      kn: 'ಊರಿನ ಹೊರಗೆ ಹೋಗಲು ಚಾಲಕ',
      ta: 'வெளியூர்ப் பயணத்துக்கு ஓட்டுநர்',
      te: 'ఊరి బయటి ప్రయాణానికి డ్రైవర్',
    },
    price: 1199,
    description:
      'A driver for your own car for one day of up to twelve hours. His meals, and his bed on longer trips, are yours.',
    descriptions: {
      hi: 'आपकी अपनी कार के लिए एक दिन का ड्राइवर, बारह घंटे तक। खाना, और लंबी यात्रा में ठहरना, आपकी ओर से।',
    },
    drawing: [
      '<path class="mid" d="M20 96l44-52 20 24 16-18 40 46z"/>',
      '<path class="dark" d="M70 96l8-34h4l8 34z"/>',
      '<path class="line-white" d="M80 70v6M80 84v8"/>',
      '<circle class="warm" cx="116" cy="34" r="12"/>',
      '<path class="deep" d="M40 78h28l6 10v8H34v-8z"/>',
    ],
  },
];
