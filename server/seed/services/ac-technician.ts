import type { SeedService } from '../seed-service.ts';

export const acTechnicianServices: readonly SeedService[] = [
  {
    title: 'AC service',
    titles: { hi: 'एसी सर्विस', kn: 'ಎಸಿ ಸರ್ವೀಸ್', ta: 'ஏசி சர்வீஸ்', te: 'ఏసీ సర్వీస్' },
    price: 499,
    description:
      'Filters, coil, fan and drain of one split or window AC washed, cooling measured before and after.',
    descriptions: { hi: 'एक स्प्लिट या विंडो एसी के फ़िल्टर, कॉइल, पंखा और नाली की धुलाई, ठंडक पहले और बाद में नापकर।' },
    drawing: [
      '<rect class="white" x="30" y="30" width="100" height="36" rx="8"/>',
      '<path class="deep" d="M30 56h100v2a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z"/>',
      '<circle class="warm" cx="116" cy="44" r="4"/>',
      '<path class="line-mid" d="M50 76c0 8-8 8-8 18M80 76v18M110 76c0 8 8 8 8 18"/>',
    ],
  },
  {
    title: 'AC gas filling',
    titles: { hi: 'एसी में गैस भरना', kn: 'ಎಸಿ ಗ್ಯಾಸ್ ತುಂಬುವುದು', ta: 'ஏசி கேஸ் நிரப்புதல்', te: 'ఏసీ గ్యాస్ నింపడం' },
    price: 2199,
    description:
      'The leak of one AC of up to 1.5 tons found and closed, the system emptied and filled by weight. Gas is included.',
    descriptions: { hi: '1.5 टन तक के एक एसी का रिसाव ढूँढकर बंद करना, सिस्टम ख़ाली करके तौल से गैस भरना। गैस शामिल।' },
    drawing: [
      '<path class="deep" d="M58 46a22 22 0 0 1 44 0v44a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6z"/>',
      '<rect class="dark" x="72" y="18" width="16" height="10" rx="2"/>',
      '<circle class="white" cx="80" cy="58" r="14"/>',
      '<path class="line-rust" d="M80 58l7-8"/>',
      '<path class="line-warm" d="M88 22h20a12 12 0 0 1 12 12v26"/>',
    ],
  },
  {
    title: 'AC installation',
    titles: { hi: 'एसी लगाना', kn: 'ಎಸಿ ಅಳವಡಿಕೆ', ta: 'ஏசி பொருத்துதல்', te: 'ఏసీ బిగింపు' },
    price: 1299,
    description:
      'One split AC hung inside and out, pipes joined and tried for leaks. Three metres of pipe come with most machines; more is paid for.',
    descriptions: {
      hi: 'एक स्प्लिट एसी अंदर-बाहर लगाना, पाइप जोड़ना और रिसाव जाँचना। तीन मीटर पाइप अक्सर साथ आता है; ज़्यादा अलग दाम पर।',
    },
    drawing: [
      '<rect class="white" x="26" y="28" width="62" height="24" rx="6"/>',
      '<path class="mid" d="M26 44h62v2a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6z"/>',
      '<path class="line-rust" d="M74 52v20h18"/>',
      '<rect class="deep" x="92" y="54" width="44" height="40" rx="5"/>',
      '<circle class="pale" cx="114" cy="74" r="14"/>',
      '<path class="line-deep" d="M114 64v20M104 74h20"/>',
    ],
  },
];
