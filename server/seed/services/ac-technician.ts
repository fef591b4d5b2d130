import type { SeedService } from '../seed-service.ts';

export const acTechnicianServices: readonly SeedService[] = [
  {
    title: 'AC service',
    titles: { hi: 'एसी सर्विस', kn: 'ಎಸಿ ಸರ್ವೀಸ್', ta: 'ஏசி சர்வீஸ்', te: 'ఏసీ సర్వీస్' },
    price: 499,
    description:
      'Deep wash of filters, coil, fan and drain for one split or window AC. We check the cooling before and after.',
    descriptions: {
      hi: 'एक स्प्लिट या विंडो एसी के फ़िल्टर, कॉइल, पंखा और ड्रेन पाइप की धुलाई, ठंडक पहले और बाद में नापकर।',
      kn: 'ಒಂದು ಸ್ಪ್ಲಿಟ್ ಅಥವಾ ವಿಂಡೋ ಎಸಿಯ ಫಿಲ್ಟರ್, ಕಾಯಿಲ್, ಫ್ಯಾನ್ ಮತ್ತು ಡ್ರೈನ್ ತೊಳೆಯುವುದು, ಕೂಲಿಂಗ್ ಮೊದಲು ಮತ್ತು ನಂತರ ಅಳೆದು.',
      ta: 'ஒரு ஸ்ப்ளிட் அல்லது விண்டோ ஏசியின் ஃபில்டர், காயில், ஃபேன், டிரைன் பைப் கழுவுதல்; முன்னும் பின்னும் கூலிங் அளக்கப்படும்.',
      te: 'ఒక స్ప్లిట్ లేదా విండో ఏసీ ఫిల్టర్లు, కాయిల్, ఫ్యాన్, డ్రైన్ కడగడం; ముందు, తర్వాత కూలింగ్ కొలుస్తారు.',
    },
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
      'Leak repair and gas top-up for one AC (up to 1.5 ton). Gas is filled by weight and included in the price.',
    descriptions: {
      hi: '1.5 टन तक के एक एसी का लीक ढूँढकर बंद करना, सिस्टम ख़ाली करके तौल से गैस भरना। गैस शामिल।',
      kn: '1.5 ಟನ್‌ವರೆಗಿನ ಒಂದು ಎಸಿಯ ಲೀಕ್ ಹುಡುಕಿ ಮುಚ್ಚುವುದು, ಸಿಸ್ಟಂ ಖಾಲಿ ಮಾಡಿ ತೂಕ ನೋಡಿ ಗ್ಯಾಸ್ ತುಂಬುವುದು. ಗ್ಯಾಸ್ ಬೆಲೆ ಸೇರಿದೆ.',
      ta: '1.5 டன் வரையிலான ஒரு ஏசியின் லீக்கைக் கண்டுபிடித்து அடைத்து, சிஸ்டத்தைக் காலி செய்து எடை பார்த்து கேஸ் நிரப்புதல். கேஸ் விலை அடக்கம்.',
      te: '1.5 టన్నుల వరకు ఒక ఏసీ లీక్ కనిపెట్టి మూసి, సిస్టమ్ ఖాళీ చేసి, తూకం చూసి గ్యాస్ నింపడం. గ్యాస్ ధర ఇందులోనే.',
    },
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
    titles: { hi: 'एसी लगाना', kn: 'ಎಸಿ ಫಿಟ್ಟಿಂಗ್', ta: 'ஏசி மாட்டுதல்', te: 'ఏసీ బిగించడం' },
    price: 1299,
    description:
      'Installation of one split AC: both units mounted, pipes connected and checked for leaks. Most ACs come with 3 metres of pipe; extra pipe is billed separately.',
    descriptions: {
      hi: 'एक स्प्लिट एसी अंदर-बाहर लगाना, पाइप जोड़ना और लीक जाँचना। तीन मीटर पाइप अक्सर साथ आता है; इससे ज़्यादा पाइप का दाम अलग।',
      kn: 'ಒಂದು ಸ್ಪ್ಲಿಟ್ ಎಸಿ ಒಳಗೆ-ಹೊರಗೆ ಫಿಟ್ ಮಾಡಿ, ಪೈಪ್ ಜೋಡಿಸಿ, ಲೀಕ್ ಚೆಕ್ ಮಾಡುವುದು. ಮೂರು ಮೀಟರ್ ಪೈಪ್ ಸಾಮಾನ್ಯವಾಗಿ ಜೊತೆಗೆ ಬರುತ್ತದೆ; ಹೆಚ್ಚು ಬೇಕಾದರೆ ಬೆಲೆ ಬೇರೆ.',
      ta: 'ஒரு ஸ்ப்ளிட் ஏசியை உள்ளேயும் வெளியேயும் மாட்டி, பைப் இணைத்து, லீக் செக் செய்தல். மூன்று மீட்டர் பைப் பெரும்பாலும் கூடவே வரும்; அதற்கு மேல் தனி விலை.',
      te: 'ఒక స్ప్లిట్ ఏసీని లోపల, బయట బిగించి, పైపులు కలిపి, లీక్ చెక్ చేయడం. మూడు మీటర్ల పైపు మామూలుగా ఏసీతోనే వస్తుంది; ఎక్కువైతే ధర వేరు.',
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
