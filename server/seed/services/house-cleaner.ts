import type { SeedService } from '../seed-service.ts';

export const houseCleanerServices: readonly SeedService[] = [
  {
    title: 'Full home cleaning',
    titles: { hi: 'पूरे घर की सफ़ाई', kn: 'ಇಡೀ ಮನೆ ಕ್ಲೀನಿಂಗ್', ta: 'முழு வீடு சுத்தம்', te: 'ఇల్లంతా క్లీనింగ్' },
    price: 1499,
    description:
      'Floors, fans, windows, kitchen and bathroom of a two-room home, cleaned in 4–5 hours. The cleaner brings cloths and mops; you provide the soap.',
    descriptions: {
      hi: 'दो कमरों के घर के फ़र्श, पंखे, खिड़कियाँ, रसोई और बाथरूम, चार-पाँच घंटे में। कपड़ा और पोछा साथ लाते हैं; साबुन आपका।',
      kn: 'ಎರಡು ರೂಮ್ ಮನೆಯ ನೆಲ, ಫ್ಯಾನ್, ಕಿಟಕಿ, ಅಡುಗೆಮನೆ ಮತ್ತು ಬಾತ್‌ರೂಮ್, ನಾಲ್ಕೈದು ಗಂಟೆಯಲ್ಲಿ. ಬಟ್ಟೆ, ಮಾಪ್ ಅವರೇ ತರುತ್ತಾರೆ; ಸೋಪು ನೀವೇ ಕೊಡಬೇಕು.',
      ta: 'இரண்டு ரூம் வீட்டின் தரை, ஃபேன், ஜன்னல், கிச்சன், பாத்ரூம், நான்கைந்து மணி நேரத்தில். துணி, மாப் அவர்களே கொண்டு வருவார்கள்; சோப்பு நீங்கள் தர வேண்டும்.',
      te: 'రెండు గదుల ఇంటి నేల, ఫ్యాన్లు, కిటికీలు, వంటగది, బాత్‌రూమ్, నాలుగైదు గంటల్లో. గుడ్డలు, మాప్ వాళ్లే తెస్తారు; సబ్బు మీరే ఇవ్వాలి.',
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
    titles: { hi: 'बाथरूम की सफ़ाई', kn: 'ಬಾತ್‌ರೂಮ್ ಕ್ಲೀನಿಂಗ್', ta: 'பாத்ரூம் சுத்தம்', te: 'బాత్‌రూమ్ క్లీనింగ్' },
    price: 399,
    description:
      'One bathroom deep-cleaned: tiles, basin, toilet, taps and drain scrubbed, hard-water stains removed, floor left dry.',
    descriptions: {
      hi: 'एक बाथरूम: टाइल, बेसिन, टॉयलेट, नल और नाली रगड़कर साफ़, पानी के दाग़ हटाना, फ़र्श सूखा।',
      kn: 'ಒಂದು ಬಾತ್‌ರೂಮ್: ಟೈಲ್ಸ್, ಬೇಸಿನ್, ಟಾಯ್ಲೆಟ್, ನಲ್ಲಿ ಮತ್ತು ಡ್ರೈನ್ ಉಜ್ಜಿ ಕ್ಲೀನ್, ನೀರಿನ ಕಲೆ ತೆಗೆಯುವುದು, ನೆಲ ಒಣಗಿಸುವುದು.',
      ta: 'ஒரு பாத்ரூம்: டைல்ஸ், பேசின், டாய்லெட், குழாய், டிரைனேஜ் தேய்த்துச் சுத்தம், உப்புக் கறை நீக்கம், தரை ஈரமில்லாமல்.',
      te: 'ఒక బాత్‌రూమ్: టైల్స్, బేసిన్, టాయిలెట్, కుళాయిలు, డ్రైన్ రుద్ది శుభ్రం, నీటి మరకలు తీయడం, నేల పొడిగా.',
    },
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
      hi: 'रसोई की डीप क्लीनिंग',
      kn: 'ಅಡುಗೆಮನೆ ಡೀಪ್ ಕ್ಲೀನಿಂಗ್',
      ta: 'கிச்சன் டீப் கிளீனிங்',
      te: 'వంటగది డీప్ క్లీనింగ్',
    },
    price: 899,
    description:
      'Grease removed from the stove, chimney exterior, tiles, cupboards (inside and out), sink and floor. Takes about three hours.',
    descriptions: {
      hi: 'चूल्हा, चिमनी का बाहरी भाग, टाइल, अलमारियाँ अंदर-बाहर, सिंक और फ़र्श से चिकनाई हटाना, करीब तीन घंटे।',
      kn: 'ಸ್ಟವ್, ಚಿಮ್ನಿಯ ಹೊರಭಾಗ, ಟೈಲ್ಸ್, ಕಪಾಟು ಒಳಗೆ-ಹೊರಗೆ, ಸಿಂಕ್ ಮತ್ತು ನೆಲದ ಎಣ್ಣೆ ಜಿಡ್ಡು ತೆಗೆಯುವುದು, ಸುಮಾರು ಮೂರು ಗಂಟೆ.',
      ta: 'அடுப்பு, சிம்னியின் வெளிப்புறம், டைல்ஸ், அலமாரிகள் உள்ளும் வெளியும், சிங்க், தரையில் எண்ணெய்ப் பிசுக்கு நீக்குதல், சுமார் மூன்று மணி நேரம்.',
      te: 'స్టవ్, చిమ్నీ బయటి వైపు, టైల్స్, అల్మారాలు లోపల-బయట, సింక్, నేల మీది జిడ్డు తీయడం, సుమారు మూడు గంటల్లో.',
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
