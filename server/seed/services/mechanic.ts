import type { SeedService } from '../seed-service.ts';

export const mechanicServices: readonly SeedService[] = [
  {
    title: 'Bike service at home',
    titles: {
      hi: 'घर पर बाइक सर्विस',
      kn: 'ಮನೆಯಲ್ಲೇ ಬೈಕ್ ಸರ್ವೀಸ್',
      ta: 'வீட்டிலேயே பைக் சர்வீஸ்',
      te: 'ఇంటి వద్ద బైక్ సర్వీస్',
    },
    price: 449,
    description:
      'Oil change, brakes, chain, plug, air and a wash for one motorcycle or scooter. Oil and parts are billed separately.',
    descriptions: {
      hi: 'एक मोटरसाइकिल या स्कूटर का तेल बदलना, ब्रेक, चेन, प्लग, हवा और धुलाई। तेल और पुर्ज़े बिल के अनुसार।',
      kn: 'ಒಂದು ಬೈಕ್ ಅಥವಾ ಸ್ಕೂಟರ್‌ಗೆ ಆಯಿಲ್ ಚೇಂಜ್, ಬ್ರೇಕ್, ಚೈನ್, ಪ್ಲಗ್, ಗಾಳಿ ಮತ್ತು ವಾಶ್. ಆಯಿಲ್, ಪಾರ್ಟ್ಸ್ ಬೆಲೆ ಬಿಲ್ ಪ್ರಕಾರ.',
      ta: 'ஒரு பைக் அல்லது ஸ்கூட்டருக்கு ஆயில் மாற்றம், பிரேக், செயின், பிளக், காற்று, வாஷ். ஆயில், பார்ட்ஸ் விலை பில் படி.',
      te: 'ఒక బైక్ లేదా స్కూటర్‌కు ఆయిల్ మార్పు, బ్రేకులు, చైన్, ప్లగ్, గాలి, వాష్. ఆయిల్, పార్ట్స్ ధర బిల్లు ప్రకారం.',
    },
    drawing: [
      '<circle class="dark" cx="48" cy="80" r="18"/>',
      '<circle class="pale" cx="48" cy="80" r="9"/>',
      '<circle class="dark" cx="114" cy="80" r="18"/>',
      '<circle class="pale" cx="114" cy="80" r="9"/>',
      '<path class="line-deep" d="M48 80l18-28h30l18 28M66 52h-10M96 52l-4-14h14"/>',
      '<path class="warm" d="M64 52h34l-8 16H74z"/>',
    ],
  },
  {
    title: 'Car battery jump-start',
    titles: {
      hi: 'कार की बैटरी जंप-स्टार्ट',
      kn: 'ಕಾರ್ ಬ್ಯಾಟರಿ ಜಂಪ್-ಸ್ಟಾರ್ಟ್',
      ta: 'கார் பேட்டரி ஜம்ப்-ஸ்டார்ட்',
      te: 'కారు బ్యాటరీ జంప్-స్టార్ట్',
    },
    price: 349,
    description:
      'A mechanic jump-starts your car, checks the battery and charging, and tells you if the battery needs replacing.',
    descriptions: {
      hi: 'मैकेनिक केबल लेकर आते हैं, गाड़ी चालू करते हैं, फिर बैटरी और चार्जिंग जाँचकर बताते हैं कि चलेगी या नहीं।',
      kn: 'ಮೆಕ್ಯಾನಿಕ್ ಕೇಬಲ್ ತಂದು ಕಾರ್ ಸ್ಟಾರ್ಟ್ ಮಾಡುತ್ತಾರೆ, ನಂತರ ಬ್ಯಾಟರಿ, ಚಾರ್ಜಿಂಗ್ ಚೆಕ್ ಮಾಡಿ ಬಾಳಿಕೆ ಬರುತ್ತದೋ ಇಲ್ಲವೋ ಹೇಳುತ್ತಾರೆ.',
      ta: 'மெக்கானிக் கேபிளுடன் வந்து காரை ஸ்டார்ட் செய்து, பேட்டரி, சார்ஜிங் செக் செய்து, தாங்குமா இல்லையா என்று சொல்வார்.',
      te: 'మెకానిక్ కేబుళ్లతో వచ్చి కారు స్టార్ట్ చేసి, బ్యాటరీ, ఛార్జింగ్ చెక్ చేసి, ఇంకా పని చేస్తుందో లేదో చెబుతారు.',
    },
    drawing: [
      '<rect class="deep" x="42" y="46" width="76" height="46" rx="5"/>',
      '<rect class="dark" x="52" y="38" width="16" height="10"/>',
      '<rect class="dark" x="92" y="38" width="16" height="10"/>',
      '<path class="line-rust" d="M60 38c-4-18-26-18-30-4"/>',
      '<path class="line-dark" d="M100 38c4-18 26-18 30-4"/>',
      '<path class="warm" d="M84 52L70 72h9l-4 16 16-22h-9l6-14z"/>',
    ],
  },
];
