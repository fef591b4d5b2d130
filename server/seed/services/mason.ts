import type { SeedService } from '../seed-service.ts';

export const masonServices: readonly SeedService[] = [
  {
    title: 'Tile fitting',
    titles: { hi: 'टाइल लगाना', kn: 'ಟೈಲ್ಸ್ ಹಾಕುವುದು', ta: 'டைல்ஸ் பதித்தல்', te: 'టైల్స్ వేయడం' },
    price: 999,
    description:
      'Up to 30 square feet of floor or wall tiles laid and grouted in a day. You provide the tiles, cement and sand.',
    descriptions: {
      hi: 'एक दिन में 30 स्क्वेयर फ़ुट तक फ़र्श या दीवार की टाइल लगाना और जोड़ भरना। टाइल, सीमेंट और रेत आपके।',
      kn: 'ಒಂದು ದಿನದಲ್ಲಿ 30 ಚದರ ಅಡಿವರೆಗೆ ನೆಲ ಅಥವಾ ಗೋಡೆ ಟೈಲ್ಸ್ ಹಾಕಿ ಸಂದು ತುಂಬುವುದು. ಟೈಲ್ಸ್, ಸಿಮೆಂಟ್ ಮತ್ತು ಮರಳು ನೀವೇ ತರಬೇಕು.',
      ta: 'ஒரு நாளில் 30 சதுர அடி வரை தரை அல்லது சுவர் டைல்ஸ் பதித்து இடைவெளி நிரப்புதல். டைல்ஸ், சிமெண்ட், மணல் நீங்கள் வாங்கித் தர வேண்டும்.',
      te: 'ఒక రోజులో 30 చదరపు అడుగుల వరకు నేల లేదా గోడ టైల్స్ వేసి సందులు నింపడం. టైల్స్, సిమెంట్, ఇసుక మీరే కొనాలి.',
    },
    drawing: [
      '<path class="mid" d="M40 30h36v28H40z"/>',
      '<path class="pale" d="M80 30h36v28H80zM40 62h36v28H40z"/>',
      '<path class="warm" d="M90 70l34 4-6 22-28-10z"/>',
      '<path class="line-rust" d="M106 84l12-34"/>',
      '<path class="deep" d="M98 46h28l-6 10h-16z"/>',
    ],
  },
  {
    title: 'Plaster repair',
    titles: { hi: 'प्लास्टर की मरम्मत', kn: 'ಪ್ಲಾಸ್ಟರ್ ರಿಪೇರಿ', ta: 'சுவர் பூச்சு ரிப்பேர்', te: 'ప్లాస్టరింగ్ రిపేర్' },
    price: 499,
    description:
      'Cracks and loose plaster repaired and smoothed, up to 20 square feet. Ready to paint in a week.',
    descriptions: {
      hi: '20 स्क्वेयर फ़ुट तक दरारें और उखड़ा प्लास्टर हटाकर, भरकर बराबर करना। एक हफ़्ते बाद रंग हो सकता है।',
      kn: '20 ಚದರ ಅಡಿವರೆಗೆ ಬಿರುಕು ಮತ್ತು ಉದುರಿದ ಪ್ಲಾಸ್ಟರ್ ಕೆತ್ತಿ, ತುಂಬಿ, ಸಮ ಮಾಡುವುದು. ಒಂದು ವಾರದ ನಂತರ ಪೇಂಟ್ ಮಾಡಬಹುದು.',
      ta: '20 சதுர அடி வரை விரிசல், உதிர்ந்த பூச்சைக் கொத்தி, நிரப்பி, சமன் செய்தல். ஒரு வாரம் கழித்துப் பெயிண்ட் அடிக்கலாம்.',
      te: '20 చదరపు అడుగుల వరకు పగుళ్లు, ఊడిన ప్లాస్టరింగ్ తీసి, నింపి, నున్నగా చేయడం. వారం తర్వాత పెయింట్ వేయవచ్చు.',
    },
    drawing: [
      '<rect class="white" x="38" y="26" width="84" height="68"/>',
      '<path class="rust" d="M48 66h24v10H48zM76 66h24v10H76zM48 80h12v10H48zM64 80h24v10H64zM92 80h18v10H92z"/>',
      '<path class="line-dark" d="M58 28l8 14-6 8 10 12"/>',
      '<path class="deep" d="M92 34l26 12-16 16z"/>',
      '<path class="line-warm" d="M108 46l20-14"/>',
    ],
  },
];
