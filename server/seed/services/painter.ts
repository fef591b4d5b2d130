import type { SeedService } from '../seed-service.ts';

export const painterServices: readonly SeedService[] = [
  {
    title: 'Painting of one room',
    titles: { hi: 'एक कमरे की पुताई', kn: 'ಒಂದು ರೂಮ್‌ಗೆ ಪೇಂಟಿಂಗ್', ta: 'ஒரு ரூமுக்குப் பெயிண்ட்', te: 'ఒక గదికి పెయింటింగ్' },
    price: 2499,
    description:
      'Walls of one room, up to 12 × 12 ft: cracks filled, one coat of primer and two of paint, floor covered. You provide the paint.',
    descriptions: {
      hi: '12 × 12 फ़ुट तक के एक कमरे की दीवारें: दरार भरना, एक परत प्राइमर, दो परत रंग, फ़र्श ढककर। रंग आपका।',
      kn: '12 × 12 ಅಡಿವರೆಗಿನ ಒಂದು ರೂಮಿನ ಗೋಡೆಗಳು: ಬಿರುಕು ತುಂಬಿ, ಒಂದು ಕೋಟ್ ಪ್ರೈಮರ್, ಎರಡು ಕೋಟ್ ಪೇಂಟ್, ನೆಲ ಮುಚ್ಚಿ. ಪೇಂಟ್ ನೀವೇ ತರಬೇಕು.',
      ta: '12 × 12 அடி வரையிலான ஒரு ரூமின் சுவர்கள்: விரிசல் அடைத்து, ஒரு கோட் பிரைமர், இரண்டு கோட் பெயிண்ட், தரையை மூடி. பெயிண்ட் நீங்கள் வாங்கித் தர வேண்டும்.',
      te: '12 × 12 అడుగుల వరకు ఒక గది గోడలు: పగుళ్లు నింపి, ఒక కోటు ప్రైమర్, రెండు కోట్లు పెయింట్, నేల కప్పి. పెయింట్ మీరే కొనాలి.',
    },
    drawing: [
      '<rect class="white" x="34" y="24" width="92" height="72"/>',
      '<path class="mid" d="M34 24h58v72H34z"/>',
      '<rect class="warm" x="74" y="40" width="40" height="16" rx="5"/>',
      '<path class="line-dark" d="M114 48h10v18H98v8"/>',
      '<rect class="rust" x="94" y="72" width="8" height="24" rx="3"/>',
    ],
  },
  {
    title: 'Wall touch-up',
    titles: { hi: 'दीवार का टच-अप', kn: 'ಗೋಡೆ ಟಚ್-ಅಪ್', ta: 'சுவர் டச்-அப்', te: 'గోడ టచ్-అప్' },
    price: 799,
    description: 'Stains, holes and damp marks in one room touched up to match your existing wall colour.',
    descriptions: {
      hi: 'एक कमरे के दाग़, छेद और सीलन के निशान मौजूदा रंग से ढकना, दिन की रोशनी में मिलाकर।',
      kn: 'ಒಂದು ರೂಮಿನ ಕಲೆ, ತೂತು ಮತ್ತು ತೇವದ ಗುರುತುಗಳನ್ನು ಈಗಿರುವ ಬಣ್ಣದಿಂದಲೇ ಮುಚ್ಚುವುದು, ಹಗಲು ಬೆಳಕಿನಲ್ಲಿ ಹೊಂದಿಸಿ.',
      ta: 'ஒரு ரூமின் கறை, ஓட்டை, ஈரத் தடங்களை இப்போதுள்ள நிறத்திலேயே மறைத்தல், பகல் வெளிச்சத்தில் பார்த்துப் பொருத்தி.',
      te: 'ఒక గదిలోని మరకలు, రంధ్రాలు, చెమ్మ గుర్తులను ఇప్పుడున్న రంగుతోనే కప్పడం, పగటి వెలుతురులో సరిచూసి.',
    },
    drawing: [
      '<path class="deep" d="M48 52h48l-5 44H53z"/>',
      '<ellipse class="warm" cx="72" cy="52" rx="24" ry="8"/>',
      '<path class="line-dark" d="M48 52c0-32 48-32 48 0"/>',
      '<path class="rust" d="M108 24h10v36h-10z"/>',
      '<path class="pale" d="M104 58h18v10h-18z"/>',
      '<path class="warm" d="M104 68h18c0 10-5 16-9 22-4-6-9-12-9-22z"/>',
    ],
  },
];
