import type { SeedService } from '../seed-service.ts';

export const carpenterServices: readonly SeedService[] = [
  {
    title: 'Furniture repair',
    titles: { hi: 'फ़र्नीचर की मरम्मत', kn: 'ಫರ್ನಿಚರ್ ರಿಪೇರಿ', ta: 'ஃபர்னிச்சர் ரிப்பேர்', te: 'ఫర్నిచర్ రిపేర్' },
    price: 249,
    description:
      'Repair of one loose or wobbly chair, table or bed. New wood or fittings are shown to you first and billed at cost.',
    descriptions: {
      hi: 'ढीली कुर्सी, मेज़ या पलंग को जोड़ना, चिपकाना और पेंच कसना। नई लकड़ी या फ़िटिंग दिखाकर ली जाती है, दाम अलग।',
      kn: 'ಸಡಿಲವಾದ ಕುರ್ಚಿ, ಟೇಬಲ್ ಅಥವಾ ಮಂಚವನ್ನು ಜೋಡಿಸಿ, ಅಂಟಿಸಿ, ಸ್ಕ್ರೂ ಬಿಗಿ ಮಾಡುವುದು. ಹೊಸ ಮರ ಅಥವಾ ಫಿಟ್ಟಿಂಗ್ ತೋರಿಸಿಯೇ ತರುತ್ತಾರೆ, ಬೆಲೆ ಬೇರೆ.',
      ta: 'ஆடும் நாற்காலி, மேசை அல்லது கட்டிலை இணைத்து, ஒட்டி, ஸ்க்ரூ இறுக்குதல். புது மரம், ஃபிட்டிங் உங்களிடம் காட்டியே வாங்கப்படும், விலை தனி.',
      te: 'వదులైన కుర్చీ, టేబుల్ లేదా మంచాన్ని జోడించి, అతికించి, స్క్రూలు బిగించడం. కొత్త చెక్క, ఫిట్టింగ్‌లు మీకు చూపించే కొంటారు, ధర వేరు.',
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
      kn: 'ಬಾಗಿಲಿಗೆ ಲಾಕ್ ಹಾಕುವುದು',
      ta: 'கதவுப் பூட்டு மாட்டுதல்',
      te: 'తలుపు తాళం బిగించడం',
    },
    price: 199,
    description:
      'One lock or latch fitted or replaced on a wooden door and tested ten times. Please buy the lock yourself.',
    descriptions: {
      hi: 'लकड़ी के दरवाज़े पर एक ताला या कुंडी लगाना या बदलना, जाने से पहले दस बार जाँच। ताला आपका।',
      kn: 'ಮರದ ಬಾಗಿಲಿಗೆ ಒಂದು ಲಾಕ್ ಅಥವಾ ಚಿಲಕ ಹಾಕುವುದು ಅಥವಾ ಬದಲಿಸುವುದು, ಹೋಗುವ ಮೊದಲು ಹತ್ತು ಸಲ ಚೆಕ್. ಲಾಕ್ ನೀವೇ ತರಬೇಕು.',
      ta: 'மரக் கதவில் ஒரு பூட்டு அல்லது தாழ்ப்பாள் மாட்டுதல் அல்லது மாற்றுதல், கிளம்பும் முன் பத்து முறை செக். பூட்டு நீங்கள் வாங்கித் தர வேண்டும்.',
      te: 'చెక్క తలుపుకు ఒక తాళం లేదా గొళ్లెం బిగించడం లేదా మార్చడం, వెళ్లే ముందు పది సార్లు చెక్. తాళం మీరే తెచ్చుకోవాలి.',
    },
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
    titles: { hi: 'फ़र्नीचर जोड़ना', kn: 'ಫರ್ನಿಚರ್ ಜೋಡಣೆ', ta: 'ஃபர்னிச்சர் பொருத்துதல்', te: 'ఫర్నిచర్ బిగించడం' },
    price: 349,
    description:
      'Assembly of one flat-pack wardrobe, bed or desk. The carpenter sets it in place and clears the packaging.',
    descriptions: {
      hi: 'डिब्बे में आई एक अलमारी, पलंग या मेज़ को नक्शे के अनुसार जोड़कर जगह पर रखना, पैकिंग समेटना।',
      kn: 'ಬಾಕ್ಸ್‌ನಲ್ಲಿ ಬಂದ ಒಂದು ಬೀರು, ಮಂಚ ಅಥವಾ ಟೇಬಲ್ ಪ್ಲಾನ್ ನೋಡಿ ಜೋಡಿಸಿ ಜಾಗದಲ್ಲಿ ಇಡುವುದು, ಪ್ಯಾಕಿಂಗ್ ಕಸ ತೆಗೆಯುವುದು.',
      ta: 'பெட்டியில் வந்த ஒரு அலமாரி, கட்டில் அல்லது மேசையைப் பிளான் பார்த்துப் பொருத்தி இடத்தில் வைத்தல், பேக்கிங் குப்பையை எடுத்தல்.',
      te: 'డబ్బాలో వచ్చిన ఒక బీరువా, మంచం లేదా టేబుల్‌ను ప్లాన్ చూసి బిగించి సరైన చోట పెట్టడం, ప్యాకింగ్ చెత్త తీసేయడం.',
    },
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
