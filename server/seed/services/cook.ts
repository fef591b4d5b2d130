import type { SeedService } from '../seed-service.ts';

export const cookServices: readonly SeedService[] = [
  {
    title: 'Home-cooked meal for four',
    titles: {
      hi: 'चार लोगों के लिए घर का खाना',
      kn: 'ನಾಲ್ವರಿಗೆ ಮನೆ ಊಟ',
      ta: 'நான்கு பேருக்கு வீட்டுச் சாப்பாடு',
      te: 'నలుగురికి ఇంటి భోజనం',
    },
    price: 399,
    description:
      'Dal, two sabzis, rice and rotis for four, cooked in your kitchen with your groceries. The cook leaves the kitchen clean.',
    descriptions: {
      hi: 'चार लोगों के लिए दाल, दो सब्ज़ी, चावल और रोटी, आपकी रसोई में आपके सामान से। काम के बाद रसोई साफ़ मिलती है।',
      kn: 'ನಾಲ್ವರಿಗೆ ಬೇಳೆ ಸಾರು, ಎರಡು ಪಲ್ಯ, ಅನ್ನ ಮತ್ತು ಚಪಾತಿ, ನಿಮ್ಮ ಅಡುಗೆಮನೆಯಲ್ಲಿ ನಿಮ್ಮ ಸಾಮಾನಿನಿಂದ. ಕೆಲಸದ ನಂತರ ಅಡುಗೆಮನೆ ಕ್ಲೀನ್ ಮಾಡುತ್ತಾರೆ.',
      ta: 'நான்கு பேருக்குப் பருப்பு, இரண்டு பொரியல், சாதம், சப்பாத்தி; உங்கள் கிச்சனில், உங்கள் பொருட்களில். வேலை முடிந்ததும் கிச்சன் சுத்தமாக இருக்கும்.',
      te: 'నలుగురికి పప్పు, రెండు కూరలు, అన్నం, చపాతీలు; మీ వంటగదిలో, మీ సరుకులతో. పని అయ్యాక వంటగది శుభ్రం చేసి వెళ్తారు.',
    },
    drawing: [
      '<ellipse class="white" cx="80" cy="72" rx="48" ry="22"/>',
      '<ellipse class="pale" cx="80" cy="70" rx="38" ry="15"/>',
      '<circle class="warm" cx="66" cy="66" r="9"/>',
      '<circle class="rust" cx="92" cy="65" r="8"/>',
      '<path class="deep" d="M70 76h22a11 7 0 0 1-22 0z"/>',
      '<path class="line-mid" d="M68 42c4-5-4-8 0-14M80 42c4-5-4-8 0-14M92 42c4-5-4-8 0-14"/>',
    ],
  },
  {
    title: 'Cooking for a party',
    titles: { hi: 'पार्टी के लिए खाना बनवाना', kn: 'ಪಾರ್ಟಿ ಅಡುಗೆ', ta: 'விருந்துச் சமையல்', te: 'పార్టీ వంట' },
    price: 1499,
    description:
      'Up to six dishes for up to 20 guests, cooked at your home in one day. You buy the groceries; the cook sends the list two days before.',
    descriptions: {
      hi: 'बीस मेहमानों तक के लिए ज़्यादा से ज़्यादा छह पकवान, एक दिन में आपके घर पर। सामान आपका; लिस्ट दो दिन पहले मिल जाती है।',
      kn: 'ಇಪ್ಪತ್ತು ಅತಿಥಿಗಳವರೆಗೆ, ಆರು ಬಗೆಯವರೆಗೆ ಅಡುಗೆ, ಒಂದೇ ದಿನದಲ್ಲಿ ನಿಮ್ಮ ಮನೆಯಲ್ಲೇ. ಸಾಮಾನು ನೀವೇ ತರಬೇಕು; ಲಿಸ್ಟ್ ಎರಡು ದಿನ ಮೊದಲೇ ಸಿಗುತ್ತದೆ.',
      ta: 'இருபது விருந்தினர் வரை ஆறு வகைச் சமையல், ஒரே நாளில் உங்கள் வீட்டிலேயே. மளிகை நீங்கள் வாங்கித் தர வேண்டும்; லிஸ்ட் இரண்டு நாள் முன்பே வரும்.',
      te: 'ఇరవై మంది అతిథుల వరకు ఆరు రకాల వంటలు, ఒకే రోజులో మీ ఇంట్లోనే. సరుకులు మీరే కొనాలి; లిస్ట్ రెండు రోజుల ముందే ఇస్తారు.',
    },
    drawing: [
      '<path class="deep" d="M36 56h88v8a26 26 0 0 1-26 26H62a26 26 0 0 1-26-26z"/>',
      '<path class="mid" d="M42 46h76a6 6 0 0 1 6 6v4H36v-4a6 6 0 0 1 6-6z"/>',
      '<circle class="warm" cx="80" cy="38" r="6"/>',
      '<path class="line-dark" d="M30 60h-8M138 60h-8"/>',
      '<path class="line-warm" d="M58 98v-6M80 98v-6M102 98v-6"/>',
    ],
  },
];
