import type { SeedService } from '../seed-service.ts';

export const electricianServices: readonly SeedService[] = [
  {
    title: 'Fan installation',
    titles: { hi: 'पंखा लगाना', kn: 'ಫ್ಯಾನ್ ಅಳವಡಿಕೆ', ta: 'மின்விசிறி பொருத்துதல்', te: 'ఫ్యాన్ బిగించడం' },
    price: 149,
    description:
      'One ceiling or wall fan hung, wired and balanced. The hook and the wiring must be there; new wire is paid for by the metre.',
    descriptions: {
      hi: 'छत या दीवार का एक पंखा टाँगना, तार जोड़ना और संतुलित करना। हुक और वायरिंग पहले से हो; नया तार मीटर के दाम पर।',
    },
    drawing: [
      '<path class="line-dark" d="M80 22v22"/>',
      '<circle class="deep" cx="80" cy="54" r="12"/>',
      '<path class="mid" d="M70 60C54 84 34 82 28 74c10-2 26-12 36-20zM90 60c16 24 36 22 42 14-10-2-26-12-36-20z"/>',
      '<path class="pale" d="M74 66c-2 12-2 22 6 30 8-8 8-18 6-30z"/>',
      '<circle class="warm" cx="80" cy="54" r="5"/>',
    ],
  },
  {
    title: 'Switch and socket repair',
    titles: {
      hi: 'स्विच और सॉकेट ठीक करना',
      kn: 'ಸ್ವಿಚ್ ಮತ್ತು ಸಾಕೆಟ್ ದುರಸ್ತಿ',
      ta: 'சுவிட்ச், சாக்கெட் பழுது',
      te: 'స్విచ్, సాకెట్ రిపేర్',
    },
    price: 99,
    description:
      'Up to three switches or sockets opened, tested and repaired or changed. Parts are shown with their price before they go in.',
    descriptions: {
      hi: 'तीन तक स्विच या सॉकेट खोलकर जाँचना और ठीक करना या बदलना। पुर्ज़े का दाम लगाने से पहले बताया जाता है।',
    },
    drawing: [
      '<rect class="white" x="44" y="30" width="72" height="60" rx="8"/>',
      '<rect class="pale" x="52" y="40" width="24" height="40" rx="5"/>',
      '<rect class="deep" x="52" y="40" width="24" height="20" rx="5"/>',
      '<circle class="dark" cx="98" cy="48" r="4"/>',
      '<circle class="dark" cx="91" cy="64" r="4"/>',
      '<circle class="dark" cx="105" cy="64" r="4"/>',
      '<path class="warm" d="M128 34l-10 18h7l-4 16 13-20h-8l6-14z"/>',
    ],
  },
  {
    title: 'House wiring check',
    titles: { hi: 'घर की वायरिंग जाँच', kn: 'ಮನೆ ವೈರಿಂಗ್ ಪರಿಶೀಲನೆ', ta: 'வீட்டு வயரிங் சோதனை', te: 'ఇంటి వైరింగ్ తనిఖీ' },
    price: 299,
    description:
      'The meter board, earthing, trips and every room checked with instruments. You get a list of faults, the dangerous ones first.',
    descriptions: {
      hi: 'मीटर बोर्ड, अर्थिंग, ट्रिप और हर कमरे की यंत्र से जाँच। ख़राबियों की सूची मिलती है, ख़तरे वाली सबसे पहले।',
    },
    drawing: [
      '<rect class="deep" x="50" y="26" width="60" height="68" rx="6"/>',
      '<rect class="white" x="58" y="34" width="44" height="20" rx="3"/>',
      '<path class="line-rust" d="M66 50l10-12M80 40h14"/>',
      '<rect class="warm" x="58" y="62" width="10" height="18" rx="2"/>',
      '<rect class="warm" x="75" y="62" width="10" height="18" rx="2"/>',
      '<rect class="pale" x="92" y="62" width="10" height="18" rx="2"/>',
      '<path class="line-dark" d="M64 94v12M80 94v12M96 94v12"/>',
    ],
  },
];
