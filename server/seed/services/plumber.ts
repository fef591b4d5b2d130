import type { SeedService } from '../seed-service.ts';

export const plumberServices: readonly SeedService[] = [
  {
    title: 'Tap repair',
    titles: { hi: 'नल की मरम्मत', kn: 'ನಲ್ಲಿ ದುರಸ್ತಿ', ta: 'குழாய் பழுதுபார்ப்பு', te: 'కుళాయి మరమ్మతు' },
    price: 129,
    description:
      'One dripping or stiff tap opened, given a new washer or spindle and closed dry. A whole new tap is yours to choose.',
    descriptions: { hi: 'टपकता या जाम एक नल खोलना, नया वॉशर या स्पिंडल लगाना। पूरा नया नल चाहिए तो वह आपका।' },
    drawing: [
      '<path class="mid" d="M34 46h50a22 22 0 0 1 22 22v8H90v-6a8 8 0 0 0-8-8H34z"/>',
      '<rect class="deep" x="26" y="40" width="12" height="28" rx="3"/>',
      '<path class="line-deep" d="M66 46V32M52 30h28"/>',
      '<path class="mid" d="M98 84c6 8 8 10 8 14a8 8 0 0 1-16 0c0-4 2-6 8-14z"/>',
    ],
  },
  {
    title: 'Drain unblocking',
    titles: { hi: 'जाम नाली खोलना', kn: 'ಚರಂಡಿ ತಡೆ ತೆಗೆಯುವುದು', ta: 'அடைப்பு நீக்குதல்', te: 'డ్రైన్ అడ్డు తీయడం' },
    price: 249,
    description:
      'One blocked sink, basin or floor drain cleared by hand tools and rinsed through. No acid is poured.',
    descriptions: {
      hi: 'रसोई, वॉश बेसिन या फ़र्श की एक जाम नाली औज़ार से खोलना और पानी से धोना। तेज़ाब नहीं डाला जाता।',
    },
    drawing: [
      '<path class="white" d="M40 34h80l-8 30a14 14 0 0 1-14 10H62a14 14 0 0 1-14-10z"/>',
      '<rect class="pale" x="34" y="28" width="92" height="10" rx="5"/>',
      '<path class="line-deep" d="M80 74v10a8 8 0 0 0 8 8h10a8 8 0 0 0 8-8V70"/>',
      '<path class="warm" d="M66 20h6v30h-6z"/>',
      '<path class="rust" d="M54 60a15 12 0 0 1 30 0z"/>',
    ],
  },
  {
    title: 'Water tank cleaning',
    titles: {
      hi: 'पानी की टंकी की सफ़ाई',
      kn: 'ನೀರಿನ ಟ್ಯಾಂಕ್ ಸ್ವಚ್ಛತೆ',
      ta: 'தண்ணீர் தொட்டி சுத்தம்',
      te: 'నీళ్ల ట్యాంక్ శుభ్రత',
    },
    price: 599,
    description:
      'One tank of up to 1,000 litres emptied, scrubbed, disinfected and filled again. Takes about two hours.',
    descriptions: {
      hi: '1,000 लीटर तक की एक टंकी ख़ाली करना, रगड़कर धोना, कीटाणु मुक्त करना और फिर भरना। क़रीब दो घंटे।',
    },
    drawing: [
      '<rect class="dark" x="48" y="36" width="64" height="58" rx="8"/>',
      '<rect class="deep" x="60" y="24" width="40" height="14" rx="5"/>',
      '<path class="line-pale" d="M48 52h64M48 66h64M48 80h64"/>',
      '<path class="mid" d="M124 70c5 7 7 9 7 13a7 7 0 0 1-14 0c0-4 2-6 7-13z"/>',
    ],
  },
];
