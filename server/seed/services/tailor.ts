import type { SeedService } from '../seed-service.ts';

export const tailorServices: readonly SeedService[] = [
  {
    title: 'Blouse stitching',
    titles: { hi: 'ब्लाउज़ सिलाई', kn: 'ಬ್ಲೌಸ್ ಹೊಲಿಗೆ', ta: 'பிளவுஸ் தைத்தல்', te: 'బ్లౌజ్ కుట్టడం' },
    price: 450,
    description:
      'One blouse stitched to your measurements, with lining. You provide the fabric; measuring and one alteration are included.',
    descriptions: {
      hi: 'आपके नाप का एक ब्लाउज़, अस्तर के साथ काटा और सिला हुआ। कपड़ा आपका; नाप और एक बार का सुधार दाम में शामिल है।',
      kn: 'ನಿಮ್ಮ ಅಳತೆಗೆ ಒಂದು ಬ್ಲೌಸ್, ಲೈನಿಂಗ್ ಜೊತೆ ಕತ್ತರಿಸಿ ಹೊಲಿಯುವುದು. ಬಟ್ಟೆ ನೀವೇ ಕೊಡಬೇಕು; ಅಳತೆ ಮತ್ತು ಒಂದು ಸಲ ಸರಿ ಮಾಡಿಕೊಡುವುದು ಬೆಲೆಯಲ್ಲಿ ಸೇರಿದೆ.',
      ta: 'உங்கள் அளவில் ஒரு பிளவுஸ், லைனிங்குடன் வெட்டித் தைத்தல். துணி நீங்கள் தர வேண்டும்; அளவெடுப்பதும் ஒரு முறை திருத்துவதும் கட்டணத்தில் அடக்கம்.',
      te: 'మీ కొలతకు ఒక బ్లౌజ్, లైనింగ్‌తో కత్తిరించి కుట్టడం. బట్ట మీరే ఇవ్వాలి; కొలతలు, ఒకసారి సరిచేయడం ధరలోనే.',
    },
    drawing: [
      '<path class="warm" d="M52 40l16-8c3 8 21 8 24 0l16 8 10 20-14 6-4-8v30H60V58l-4 8-14-6z"/>',
      '<path class="line-rust" d="M68 32c3 9 21 9 24 0"/>',
      '<path class="line-deep" d="M60 82h40" stroke-dasharray="5 6"/>',
    ],
  },
  {
    title: 'Clothes alteration',
    titles: { hi: 'कपड़ों की फ़िटिंग (ऑल्टर)', kn: 'ಬಟ್ಟೆ ಆಲ್ಟರೇಷನ್', ta: 'டிரஸ் ஆல்டரேஷன்', te: 'బట్టల ఆల్టరేషన్' },
    price: 99,
    description:
      'One garment taken in, let out, shortened or fitted with a new zip. The tailor measures at your home and brings it back.',
    descriptions: {
      hi: 'एक कपड़ा कसना, ढीला करना, छोटा करना या नई चेन (ज़िप) लगाना। दर्ज़ी नाप लेने आते हैं और कपड़ा वापस दे जाते हैं।',
      kn: 'ಒಂದು ಬಟ್ಟೆ ಟೈಟ್ ಅಥವಾ ಲೂಸ್ ಮಾಡುವುದು, ಉದ್ದ ಕಡಿಮೆ ಮಾಡುವುದು ಅಥವಾ ಹೊಸ ಜಿಪ್ ಹಾಕುವುದು. ಟೈಲರ್ ಅಳತೆಗೆ ಬರುತ್ತಾರೆ, ಬಟ್ಟೆ ವಾಪಸ್ ತಂದುಕೊಡುತ್ತಾರೆ.',
      ta: 'ஒரு துணியை டைட், லூஸ் அல்லது நீளம் குறைவாக ஆக்குதல், புது ஜிப் வைத்தல். டெய்லர் அளவெடுக்க வந்து, துணியைத் திரும்பக் கொண்டு வருவார்.',
      te: 'ఒక బట్టను టైట్, లూజ్ లేదా పొట్టి చేయడం, లేదా కొత్త జిప్ వేయడం. టైలర్ కొలతలకు వచ్చి, బట్ట తిరిగి తెచ్చిస్తారు.',
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
    titles: { hi: 'पर्दे की सिलाई', kn: 'ಕರ್ಟನ್ ಹೊಲಿಗೆ', ta: 'கர்ட்டன் தைத்தல்', te: 'కర్టెన్లు కుట్టడం' },
    price: 250,
    description:
      'One pair of curtains stitched to fit your window, with rings or loops. You provide the fabric.',
    descriptions: {
      hi: 'आपकी खिड़की के नाप से एक जोड़ी पर्दे, छल्ले या लूप के साथ। कपड़ा आपका।',
      kn: 'ನಿಮ್ಮ ಕಿಟಕಿ ಅಳತೆಗೆ ಒಂದು ಜೊತೆ ಕರ್ಟನ್, ರಿಂಗ್ ಅಥವಾ ಲೂಪ್ ಸಹಿತ. ಬಟ್ಟೆ ನೀವೇ ಕೊಡಬೇಕು.',
      ta: 'உங்கள் ஜன்னல் அளவுக்கு ஒரு ஜோடி கர்ட்டன், ரிங் அல்லது லூப்புடன். துணி நீங்கள் தர வேண்டும்.',
      te: 'మీ కిటికీ కొలతకు ఒక జత కర్టెన్లు, రింగులు లేదా లూపులతో. బట్ట మీరే ఇవ్వాలి.',
    },
    drawing: [
      '<rect class="white" x="48" y="36" width="64" height="52"/>',
      '<path class="line-pale" d="M80 36v52M48 62h64"/>',
      '<path class="mid" d="M44 32h24c0 24-6 44-20 60h-8c4-20 4-40 4-60zM116 32H92c0 24 6 44 20 60h8c-4-20-4-40-4-60z"/>',
      '<path class="line-deep" d="M38 30h84"/>',
    ],
  },
];
