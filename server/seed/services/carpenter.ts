import type { SeedService } from '../seed-service.ts';

export const carpenterServices: readonly SeedService[] = [
  {
    title: 'Furniture repair',
    titles: { hi: 'फ़र्नीचर की मरम्मत', kn: 'ಪೀಠೋಪಕರಣ ದುರಸ್ತಿ', ta: 'மரச்சாமான் பழுதுபார்ப்பு', te: 'ఫర్నిచర్ మరమ్మతు' },
    price: 249,
    description:
      'A loose chair, table or bed joined, glued and screwed tight. New wood or fittings are shown to you and paid for as bought.',
    descriptions: {
      hi: 'ढीली कुर्सी, मेज़ या पलंग को जोड़ना, चिपकाना और पेंच कसना। नई लकड़ी या फ़िटिंग दिखाकर ली जाती है, दाम अलग।',
    },
    drawing: [
      '<path class="rust" d="M54 28h8v34h36V28h8v66h-8V74H62v20h-8z"/>',
      '<rect class="warm" x="50" y="58" width="60" height="10" rx="3"/>',
      '<path class="line-deep" d="M62 38h36M62 48h36"/>',
    ],
  },
  {
    title: 'Door lock fitting',
    titles: {
      hi: 'दरवाज़े का ताला लगाना',
      kn: 'ಬಾಗಿಲ ಬೀಗ ಅಳವಡಿಕೆ',
      ta: 'கதவுப் பூட்டு பொருத்துதல்',
      te: 'తలుపు తాళం బిగించడం',
    },
    price: 199,
    description:
      'One lock or latch fitted or changed on a wooden door, tried ten times before the carpenter goes. The lock itself is yours.',
    descriptions: { hi: 'लकड़ी के दरवाज़े पर एक ताला या कुंडी लगाना या बदलना, जाने से पहले दस बार जाँच। ताला आपका।' },
    drawing: [
      '<rect class="rust" x="52" y="24" width="56" height="72" rx="3"/>',
      '<rect class="warm" x="60" y="32" width="18" height="26"/>',
      '<rect class="warm" x="82" y="32" width="18" height="26"/>',
      '<rect class="warm" x="60" y="64" width="40" height="24"/>',
      '<rect class="deep" x="92" y="56" width="12" height="18" rx="3"/>',
      '<circle class="white" cx="98" cy="63" r="3"/>',
    ],
  },
  {
    title: 'Furniture assembly',
    titles: { hi: 'फ़र्नीचर जोड़ना', kn: 'ಪೀಠೋಪಕರಣ ಜೋಡಣೆ', ta: 'மரச்சாமான் பொருத்துதல்', te: 'ఫర్నిచర్ బిగింపు' },
    price: 349,
    description:
      'One flat-packed wardrobe, bed or desk put together by its plan and set in place, packing taken to your bin.',
    descriptions: { hi: 'डिब्बे में आई एक अलमारी, पलंग या मेज़ को नक़्शे के अनुसार जोड़कर जगह पर रखना, पैकिंग समेटना।' },
    drawing: [
      '<rect class="mid" x="46" y="28" width="68" height="64" rx="3"/>',
      '<path class="line-deep" d="M80 28v64M46 60h34"/>',
      '<circle class="dark" cx="75" cy="46" r="3"/>',
      '<circle class="dark" cx="86" cy="60" r="3"/>',
      '<path class="line-rust" d="M122 92l14-38"/>',
      '<circle class="warm" cx="137" cy="50" r="6"/>',
    ],
  },
];
