import type { SeedService } from '../seed-service.ts';

export const welderServices: readonly SeedService[] = [
  {
    title: 'Gate and grill repair',
    titles: {
      hi: 'गेट और ग्रिल की मरम्मत',
      kn: 'ಗೇಟ್ ಮತ್ತು ಗ್ರಿಲ್ ರಿಪೇರಿ',
      ta: 'கேட், கிரில் ரிப்பேர்',
      te: 'గేటు, గ్రిల్ రిపేర్',
    },
    price: 499,
    description:
      'Broken hinges, bars or latches of one gate or grill welded, smoothed and primed. The welder brings the machine.',
    descriptions: {
      hi: 'एक गेट या ग्रिल के टूटे कब्ज़े, छड़ या कुंडी की वेल्डिंग, घिसाई और प्राइमर। मशीन वेल्डर लाते हैं।',
      kn: 'ಒಂದು ಗೇಟ್ ಅಥವಾ ಗ್ರಿಲ್‌ನ ಮುರಿದ ಹಿಂಜ್, ಸರಳು ಅಥವಾ ಚಿಲಕಕ್ಕೆ ವೆಲ್ಡಿಂಗ್, ಗ್ರೈಂಡಿಂಗ್ ಮತ್ತು ಪ್ರೈಮರ್. ಮೆಷಿನ್ ವೆಲ್ಡರ್ ತರುತ್ತಾರೆ.',
      ta: 'ஒரு கேட் அல்லது கிரில்லின் உடைந்த கீல், கம்பி அல்லது தாழ்ப்பாளுக்கு வெல்டிங், கிரைண்டிங், பிரைமர். மெஷினை வெல்டர் கொண்டு வருவார்.',
      te: 'ఒక గేటు లేదా గ్రిల్‌లో విరిగిన కీలు, ఊచ లేదా గొళ్లేనికి వెల్డింగ్, గ్రైండింగ్, ప్రైమర్. మెషిన్ వెల్డర్ తెస్తారు.',
    },
    drawing: [
      '<path class="line-dark" d="M40 40v56M56 32v64M72 28v68M88 28v68M104 32v64M120 40v56M36 54h88M36 84h88"/>',
      '<path class="line-deep" d="M40 40c20-20 60-20 80 0"/>',
      '<path class="warm" d="M104 50l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/>',
    ],
  },
  {
    title: 'Window grill making',
    titles: { hi: 'खिड़की की ग्रिल बनाना', kn: 'ಕಿಟಕಿ ಗ್ರಿಲ್ ಮಾಡುವುದು', ta: 'ஜன்னல் கிரில் செய்தல்', te: 'కిటికీ గ్రిల్ తయారీ' },
    price: 1999,
    description:
      'One window grill of up to 4 × 4 ft measured, made, painted and fitted. The steel is included.',
    descriptions: {
      hi: '4 × 4 फ़ुट तक की एक खिड़की की ग्रिल: नाप, बनाना, रंगना और लगाना। लोहे का दाम इसमें शामिल है।',
      kn: '4 × 4 ಅಡಿವರೆಗಿನ ಒಂದು ಕಿಟಕಿ ಗ್ರಿಲ್: ಅಳತೆ, ತಯಾರಿ, ಪೇಂಟ್ ಮತ್ತು ಫಿಟ್ಟಿಂಗ್. ಕಬ್ಬಿಣದ ಬೆಲೆ ಸೇರಿದೆ.',
      ta: '4 × 4 அடி வரை ஒரு ஜன்னல் கிரில்: அளவு, செய்தல், பெயிண்ட், மாட்டுதல். இரும்பின் விலையும் சேர்த்து.',
      te: '4 × 4 అడుగుల వరకు ఒక కిటికీ గ్రిల్: కొలత, తయారీ, పెయింట్, బిగింపు. ఇనుము ధర ఇందులోనే.',
    },
    drawing: [
      '<rect class="white" x="44" y="26" width="72" height="68"/>',
      '<path class="line-deep" d="M44 26h72v68H44zM68 26v68M92 26v68M44 60h72"/>',
      '<path class="line-warm" d="M56 43l24 17 24-17M56 77l24-17 24 17"/>',
      '<circle class="rust" cx="80" cy="60" r="6"/>',
    ],
  },
];
