import type { SeedService } from '../seed-service.ts';

export const gardenerServices: readonly SeedService[] = [
  {
    title: 'Garden care visit',
    titles: { hi: 'बगीचे की देखभाल', kn: 'ತೋಟದ ಆರೈಕೆ', ta: 'தோட்டப் பராமரிப்பு', te: 'తోట సంరక్షణ' },
    price: 299,
    description:
      'Two hours of weeding, trimming, loosening the soil and watering. Green waste is bundled at the gate.',
    descriptions: { hi: 'दो घंटे निराई, छँटाई, मिट्टी ढीली करना और पानी देना। कचरा बाँधकर गेट पर रखा जाता है।' },
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
      'Six pots filled, planted and placed for your sun, with a watering plan for a month. Pots and plants are chosen with you.',
    descriptions: {
      hi: 'छह गमले भरना, पौधे लगाना और धूप के हिसाब से रखना, एक महीने की सिंचाई योजना के साथ। गमले और पौधे साथ में चुने जाते हैं।',
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
