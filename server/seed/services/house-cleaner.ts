import type { SeedService } from '../seed-service.ts';

export const houseCleanerServices: readonly SeedService[] = [
  {
    title: 'Full home cleaning',
    titles: { hi: 'पूरे घर की सफ़ाई', kn: 'ಇಡೀ ಮನೆ ಸ್ವಚ್ಛತೆ', ta: 'முழு வீடு சுத்தம்', te: 'ఇల్లంతా శుభ్రం' },
    price: 1499,
    description:
      'Floors, fans, windows, kitchen and bathroom of a two-room home in four to five hours. Cleaner brings cloths and mops; soap is yours.',
    descriptions: {
      hi: 'दो कमरों के घर के फ़र्श, पंखे, खिड़कियाँ, रसोई और बाथरूम, चार-पाँच घंटे में। कपड़ा और पोछा साथ लाते हैं; साबुन आपका।',
    },
    drawing: [
      '<path class="pale" d="M80 22l46 34v40H34V56z"/>',
      '<path class="deep" d="M80 18l54 40-6 8-48-36-48 36-6-8z"/>',
      '<rect class="white" x="68" y="62" width="24" height="34"/>',
      '<path class="warm" d="M112 30l4 9 9 4-9 4-4 9-4-9-9-4 9-4z"/>',
    ],
  },
  {
    title: 'Bathroom cleaning',
    titles: { hi: 'बाथरूम की सफ़ाई', kn: 'ಸ್ನಾನಗೃಹ ಸ್ವಚ್ಛತೆ', ta: 'குளியலறை சுத்தம்', te: 'బాత్‌రూమ్ శుభ్రత' },
    price: 399,
    description:
      'One bathroom: tiles, basin, toilet, taps and drain scrubbed, limescale taken off, floor left dry.',
    descriptions: { hi: 'एक बाथरूम: टाइल, बेसिन, टॉयलेट, नल और नाली रगड़कर साफ़, पानी के दाग़ हटाना, फ़र्श सूखा।' },
    drawing: [
      '<path class="white" d="M36 58h88v10a24 24 0 0 1-24 24H60a24 24 0 0 1-24-24z"/>',
      '<rect class="mid" x="30" y="52" width="100" height="10" rx="5"/>',
      '<path class="line-deep" d="M46 52V34a8 8 0 0 1 16 0"/>',
      '<circle class="pale" cx="84" cy="42" r="8"/>',
      '<circle class="pale" cx="100" cy="34" r="6"/>',
      '<circle class="warm" cx="112" cy="44" r="4"/>',
    ],
  },
  {
    title: 'Kitchen deep cleaning',
    titles: {
      hi: 'रसोई की गहरी सफ़ाई',
      kn: 'ಅಡುಗೆಮನೆ ಆಳ ಸ್ವಚ್ಛತೆ',
      ta: 'சமையலறை ஆழ்ந்த சுத்தம்',
      te: 'వంటగది డీప్ క్లీనింగ్',
    },
    price: 899,
    description:
      'Stove, chimney outside, tiles, cupboards inside and out, sink and floor freed from grease in about three hours.',
    descriptions: {
      hi: 'चूल्हा, चिमनी का बाहरी भाग, टाइल, अलमारियाँ अंदर-बाहर, सिंक और फ़र्श से चिकनाई हटाना, क़रीब तीन घंटे।',
    },
    drawing: [
      '<rect class="deep" x="34" y="62" width="92" height="32" rx="4"/>',
      '<circle class="warm" cx="56" cy="78" r="8"/>',
      '<circle class="warm" cx="80" cy="78" r="8"/>',
      '<path class="mid" d="M94 46h20v16H94z"/>',
      '<path class="dark" d="M98 36h12v10H98zM110 36h8v4h-8z"/>',
      '<path class="pale" d="M40 48h36v10H40z"/>',
      '<path class="line-rust" d="M58 48V28"/>',
    ],
  },
];
