import type { SeedService } from '../seed-service.ts';

export const electricianServices: readonly SeedService[] = [
  {
    title: 'Fan installation',
    titles: { hi: 'पंखा लगाना', kn: 'ಫ್ಯಾನ್ ಹಾಕುವುದು', ta: 'ஃபேன் மாட்டுதல்', te: 'ఫ్యాన్ బిగించడం' },
    price: 149,
    description:
      'Installation of one ceiling or wall fan, wired and balanced. The hook and wiring must be in place; new wire is billed by the metre.',
    descriptions: {
      hi: 'छत या दीवार का एक पंखा टाँगना, तार जोड़ना और बैलेंस करना। हुक और वायरिंग पहले से हो; नया तार मीटर के दाम पर।',
      kn: 'ಒಂದು ಸೀಲಿಂಗ್ ಅಥವಾ ವಾಲ್ ಫ್ಯಾನ್ ಹಾಕಿ, ವೈರ್ ಜೋಡಿಸಿ, ಬ್ಯಾಲೆನ್ಸ್ ಮಾಡುವುದು. ಹುಕ್ ಮತ್ತು ವೈರಿಂಗ್ ಮೊದಲೇ ಇರಬೇಕು; ಹೊಸ ವೈರ್‌ಗೆ ಮೀಟರ್ ಲೆಕ್ಕದಲ್ಲಿ ಬೆಲೆ.',
      ta: 'ஒரு சீலிங் அல்லது சுவர் ஃபேனை மாட்டி, வயர் இணைத்து, பேலன்ஸ் செய்தல். ஹூக், வயரிங் ஏற்கனவே இருக்க வேண்டும்; புது வயருக்கு மீட்டர் கணக்கில் விலை.',
      te: 'ఒక సీలింగ్ లేదా వాల్ ఫ్యాన్ బిగించి, వైర్ కలిపి, బ్యాలెన్స్ చేయడం. హుక్, వైరింగ్ ముందే ఉండాలి; కొత్త వైరుకు మీటర్ లెక్కన ధర.',
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
      kn: 'ಸ್ವಿಚ್ ಮತ್ತು ಸಾಕೆಟ್ ರಿಪೇರಿ',
      ta: 'சுவிட்ச், சாக்கெட் ரிப்பேர்',
      te: 'స్విచ్, సాకెట్ రిపేర్',
    },
    price: 99,
    description:
      'Up to three switches or sockets checked and repaired or replaced. You see the price of any part before it’s fitted.',
    descriptions: {
      hi: 'ज़्यादा से ज़्यादा तीन स्विच या सॉकेट खोलकर जाँचना और ठीक करना या बदलना। पुर्ज़े का दाम लगाने से पहले बताया जाता है।',
      kn: 'ಮೂರರವರೆಗೆ ಸ್ವಿಚ್ ಅಥವಾ ಸಾಕೆಟ್ ಬಿಚ್ಚಿ, ಚೆಕ್ ಮಾಡಿ, ರಿಪೇರಿ ಮಾಡುವುದು ಅಥವಾ ಬದಲಿಸುವುದು. ಪಾರ್ಟ್ಸ್ ಹಾಕುವ ಮೊದಲು ಬೆಲೆ ಹೇಳುತ್ತಾರೆ.',
      ta: 'மூன்று வரை சுவிட்ச் அல்லது சாக்கெட்டைத் திறந்து, செக் செய்து, ரிப்பேர் செய்தல் அல்லது மாற்றுதல். பார்ட்ஸ் போடும் முன் விலை சொல்லப்படும்.',
      te: 'మూడు వరకు స్విచ్‌లు లేదా సాకెట్లు విప్పి చెక్ చేసి రిపేర్ చేయడం లేదా మార్చడం. పార్ట్స్ వేసే ముందు ధర చెబుతారు.',
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
    titles: { hi: 'घर की वायरिंग की जाँच', kn: 'ಮನೆ ವೈರಿಂಗ್ ಚೆಕ್', ta: 'வீட்டு வயரிங் செக்கிங்', te: 'ఇంటి వైరింగ్ చెకప్' },
    price: 299,
    description:
      'Full check of the meter board, earthing, trips and every room. You get a list of faults, the dangerous ones first.',
    descriptions: {
      hi: 'मीटर बोर्ड, अर्थिंग, ट्रिप और हर कमरे की मशीन से जाँच। ख़राबियों की लिस्ट मिलती है, ख़तरे वाली सबसे पहले।',
      kn: 'ಮೀಟರ್ ಬೋರ್ಡ್, ಅರ್ಥಿಂಗ್, ಎಂಸಿಬಿ ಮತ್ತು ಪ್ರತಿ ರೂಮಿನ ವೈರಿಂಗ್ ಮೆಷಿನ್‌ನಿಂದ ಚೆಕ್. ತೊಂದರೆಗಳ ಪಟ್ಟಿ ಸಿಗುತ್ತದೆ, ಅಪಾಯದವು ಮೊದಲು.',
      ta: 'மீட்டர் போர்டு, எர்த்திங், ட்ரிப், ஒவ்வொரு ரூமும் மெஷின் வைத்து செக். குறைகளின் லிஸ்ட் கிடைக்கும், ஆபத்தானவை முதலில்.',
      te: 'మీటర్ బోర్డు, ఎర్తింగ్, ఎంసీబీలు, ప్రతి గది మెషిన్‌తో చెక్. లోపాల లిస్ట్ ఇస్తారు, ప్రమాదకరమైనవి ముందు.',
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
