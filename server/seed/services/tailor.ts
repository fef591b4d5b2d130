import type { SeedService } from '../seed-service.ts';

export const tailorServices: readonly SeedService[] = [
  {
    title: 'Blouse stitching',
    titles: { hi: 'ब्लाउज़ सिलाई', kn: 'ರವಿಕೆ ಹೊಲಿಗೆ', ta: 'ரவிக்கை தைத்தல்', te: 'జాకెట్టు కుట్టడం' },
    price: 450,
    description:
      'One blouse cut and stitched to your measure, with lining. Cloth is yours; measuring and one correction are included.',
    descriptions: {
      hi: 'आपके नाप का एक ब्लाउज़, अस्तर के साथ काटा और सिला हुआ। कपड़ा आपका; नाप और एक बार का सुधार दाम में शामिल है।',
    },
    drawing: [
      '<path class="warm" d="M52 40l16-8c3 8 21 8 24 0l16 8 10 20-14 6-4-8v30H60V58l-4 8-14-6z"/>',
      '<path class="line-rust" d="M68 32c3 9 21 9 24 0"/>',
      '<path class="line-deep" d="M60 82h40" stroke-dasharray="5 6"/>',
    ],
  },
  {
    title: 'Clothes alteration',
    titles: { hi: 'कपड़े ठीक करना', kn: 'ಬಟ್ಟೆ ಸರಿಪಡಿಸುವುದು', ta: 'ஆடை சரிசெய்தல்', te: 'బట్టలు సరిచేయడం' },
    price: 99,
    description:
      'One piece taken in, let out, shortened or given a new zip. The tailor comes to measure and brings it back.',
    descriptions: {
      hi: 'एक कपड़ा कसना, ढीला करना, छोटा करना या नई ज़िप लगाना। दर्ज़ी नाप लेने आता है और कपड़ा वापस दे जाता है।',
    },
    drawing: [
      '<path class="deep" d="M58 30h44l6 60H86l-6-34-6 34H52z"/>',
      '<path class="line-pale" d="M58 38h44"/>',
      '<path class="line-warm" d="M110 86c14-6 16-22 4-30M30 88l26-8"/>',
      '<circle class="warm" cx="114" cy="53" r="4"/>',
    ],
  },
  {
    title: 'Curtain stitching',
    titles: { hi: 'पर्दे की सिलाई', kn: 'ಪರದೆ ಹೊಲಿಗೆ', ta: 'திரைச்சீலை தைத்தல்', te: 'కర్టెన్లు కుట్టడం' },
    price: 250,
    description:
      'One pair of curtains stitched to the size of your window, with rings or loops. Cloth is yours.',
    descriptions: { hi: 'आपकी खिड़की के नाप से एक जोड़ी पर्दे, छल्ले या लूप के साथ। कपड़ा आपका।' },
    drawing: [
      '<rect class="white" x="48" y="36" width="64" height="52"/>',
      '<path class="line-pale" d="M80 36v52M48 62h64"/>',
      '<path class="mid" d="M44 32h24c0 24-6 44-20 60h-8c4-20 4-40 4-60zM116 32H92c0 24 6 44 20 60h8c-4-20-4-40-4-60z"/>',
      '<path class="line-deep" d="M38 30h84"/>',
    ],
  },
];
