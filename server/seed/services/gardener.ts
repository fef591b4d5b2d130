import type { SeedService } from '../seed-service.ts';

export const gardenerServices: readonly SeedService[] = [
  {
    title: 'Garden care visit',
    titles: { hi: 'बगीचे की देखभाल', kn: 'ತೋಟದ ಆರೈಕೆ', ta: 'தோட்டப் பராமரிப்பு', te: 'తోట పని' },
    price: 299,
    description:
      'Two hours of weeding, trimming, loosening the soil and watering. Garden waste is bundled and left at your gate.',
    descriptions: {
      hi: 'दो घंटे निराई, छँटाई, मिट्टी ढीली करना और पानी देना। कचरा बाँधकर गेट पर रखा जाता है।',
      kn: 'ಎರಡು ಗಂಟೆ ಕಳೆ ತೆಗೆಯುವುದು, ಗಿಡ ಟ್ರಿಮ್ ಮಾಡುವುದು, ಮಣ್ಣು ಸಡಿಲಿಸುವುದು, ನೀರು ಹಾಕುವುದು. ಕಸ ಕಟ್ಟಿ ಗೇಟ್ ಬಳಿ ಇಡುತ್ತಾರೆ.',
      ta: 'இரண்டு மணி நேரம் களை எடுத்தல், செடி வெட்டுதல், மண் கிளறுதல், தண்ணீர் ஊற்றுதல். குப்பை கட்டி கேட் அருகே வைக்கப்படும்.',
      te: 'రెండు గంటలు కలుపు తీయడం, మొక్కలు కత్తిరించడం, మట్టి గుల్ల చేయడం, నీళ్లు పోయడం. చెత్త కట్టి గేటు దగ్గర పెడతారు.',
    },
    drawing: [
      '<path class="mid" d="M80 90V54c-22 2-32-10-32-26 20-2 32 8 32 26 0-18 12-28 32-26 0 16-10 28-32 26z"/>',
      '<path class="line-deep" d="M80 92V52"/>',
      '<path class="rust" d="M44 88h72l-8 14H52z"/>',
    ],
  },
  {
    title: 'Balcony garden set-up',
    titles: { hi: 'बालकनी में बगीचा', kn: 'ಬಾಲ್ಕನಿ ತೋಟ', ta: 'பால்கனித் தோட்டம்', te: 'బాల్కనీ తోట' },
    price: 699,
    description:
      'Six pots filled, planted and placed to suit your sunlight, plus a watering plan for a month. You choose the pots and plants together.',
    descriptions: {
      hi: 'छह गमले भरना, पौधे लगाना और धूप के हिसाब से रखना, साथ में महीने भर पानी देने का तरीका। गमले और पौधे साथ में चुने जाते हैं।',
      kn: 'ಆರು ಕುಂಡ ತುಂಬಿ, ಗಿಡ ನೆಟ್ಟು, ಬಿಸಿಲು ನೋಡಿ ಇಡುವುದು, ಜೊತೆಗೆ ಒಂದು ತಿಂಗಳು ನೀರು ಹಾಕುವ ಪ್ಲಾನ್. ಕುಂಡ, ಗಿಡಗಳನ್ನು ನಿಮ್ಮ ಜೊತೆಗೇ ಆರಿಸುತ್ತಾರೆ.',
      ta: 'ஆறு தொட்டி நிரப்பி, செடி நட்டு, வெயிலுக்கு ஏற்ப வைத்தல், கூடவே ஒரு மாதத்துக்குத் தண்ணீர் ஊற்றும் பிளான். தொட்டியையும் செடியையும் இருவரும் சேர்ந்து தேர்ந்தெடுக்கலாம்.',
      te: 'ఆరు కుండీలు నింపి, మొక్కలు నాటి, ఎండను బట్టి పెట్టడం, నెల రోజులు నీళ్లు పోసే ప్లాన్‌తో. కుండీలు, మొక్కలు మీతో కలిసి ఎంచుకుంటారు.',
    },
    drawing: [
      '<path class="line-dark" d="M28 64h104M40 64v32M60 64v32M80 64v32M100 64v32M120 64v32"/>',
      '<path class="rust" d="M42 48h24l-3 16H45zM94 48h24l-3 16H97z"/>',
      '<path class="mid" d="M54 48c-12-6-12-18-6-24 4 4 6 8 6 12 2-6 6-10 12-10 2 10-2 18-12 22z"/>',
      '<circle class="warm" cx="106" cy="34" r="8"/>',
      '<circle class="rust" cx="106" cy="34" r="3"/>',
      '<path class="line-deep" d="M106 48v-6"/>',
    ],
  },
];
