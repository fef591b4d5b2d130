import type { Locale } from '#lib/platform/contract/locale.ts';

/** What people call a trade, its work and what it works on, beside the names that the list of skills has. */
export interface TradeWords {
  /** The skill's English name. */
  readonly trade: string;
  readonly words: Readonly<Record<Locale, string>>;
}

/** Words by which people look for a trade. A new spelling, in whatever letters, is one more word in its row. */
export const tradeWords: readonly TradeWords[] = [
  {
    trade: 'Tailor',
    words: {
      en: 'tailoring stitching sewing alteration seamstress blouse clothes',
      hi: 'दर्जी टेलर सिलाई कढ़ाई ब्लाउज कपड़े दरजी सिलवाना सूट',
      kn: 'ದರ್ಜಿ ಟೈಲರ್ ಹೊಲಿಗೆ ಬಟ್ಟೆ ರವಿಕೆ ಬ್ಲೌಸ್ ಹೊಲಿಯುವ',
      ta: 'தையல் தையல்காரர் டெய்லர் துணி தையற்காரர் ரவிக்கை பிளவுஸ் ஜாக்கெட்',
      te: 'దర్జీ టైలర్ కుట్టు కుట్టుపని బట్టలు జాకెట్టు బ్లౌజ్',
    },
  },
  {
    trade: 'Cook',
    words: {
      en: 'cooking chef caterer catering kitchen food meal',
      hi: 'कुक खाना बावर्ची हलवाई महाराज भोजन रसोई खानसामा टिफिन शेफ',
      kn: 'ಅಡುಗೆ ಅಡಿಗೆ ಕುಕ್ ಬಾಣಸಿಗ ಊಟ ಅಡುಗೆಭಟ್ಟ ತಿಂಡಿ',
      ta: 'சமையல்காரர் குக் சாப்பாடு உணவு',
      te: 'వంట వంటమనిషి కుక్ భోజనం',
    },
  },
  {
    trade: 'Carpenter',
    words: {
      en: 'carpentry woodwork wood furniture door',
      hi: 'बढई कारपेंटर कारपेन्टर लकड़ी फर्नीचर सुतार दरवाजा अलमारी पलंग',
      kn: 'ಬಡಗಿ ಮರಗೆಲಸ ಕಾರ್ಪೆಂಟರ್ ಪೀಠೋಪಕರಣ ಫರ್ನಿಚರ್ ಬಾಗಿಲು ಮಂಚ',
      ta: 'தச்சர் ஆசாரி கார்பெண்டர் கார்பென்டர் மரவேலை ஃபர்னிச்சர் பர்னிச்சர் கதவு',
      te: 'వడ్రంగి కార్పెంటర్ చెక్కపని ఫర్నిచర్ ఫర్నీచర్ తలుపు',
    },
  },
  {
    trade: 'Electrician',
    words: {
      en: 'electric electrical electricity wiring wireman lineman fan light switch',
      hi: 'इलेक्ट्रीशियन इलेक्ट्रिशियन बिजली वायरिंग लाइनमैन पंखा इलेक्ट्रिक बत्ती लाइट स्विच करंट',
      kn: 'ವಿದ್ಯುತ್ ಕರೆಂಟ್ ವೈರಿಂಗ್ ಲೈನ್‌ಮನ್ ಫ್ಯಾನ್ ಎಲೆಕ್ಟ್ರೀಷಿಯನ್ ಎಲೆಕ್ಟ್ರಿಕ್ ಲೈಟ್ ಸ್ವಿಚ್',
      ta: 'எலக்ட்ரீஷியன் எலக்ட்ரீசியன் எலக்ட்ரிஷியன் மின் மின்சாரம் கரண்ட் வயரிங் ஃபேன் விசிறி லைட் சுவிட்ச்',
      te: 'ఎలక్ట్రీషియన్ ఎలక్ట్రిషియన్ కరెంట్ కరెంటు విద్యుత్ వైరింగ్ ఫ్యాన్ లైట్ స్విచ్',
    },
  },
  {
    trade: 'Plumber',
    words: {
      en: 'plumbing tap pipe leak leakage drain',
      hi: 'प्लम्बर नल पाइप नलसाज लीकेज प्लंबिंग टोंटी नाली रिसाव',
      kn: 'ಕೊಳಾಯಿ ನಲ್ಲಿ ಪೈಪ್ ಪ್ಲಂಬಿಂಗ್ ಲೀಕ್ ಸೋರಿಕೆ ಡ್ರೈನ್',
      ta: 'பிளம்பிங் ப்ளம்பர் குழாய் பைப் லீக் அடைப்பு',
      te: 'కుళాయి నల్లా పైపు పైప్ ప్లంబింగ్ లీకేజీ లీక్',
    },
  },
  {
    trade: 'Mason',
    words: {
      en: 'masonry bricklayer construction builder tile tiles plaster cement',
      hi: 'राजमिस्त्री चिनाई प्लास्टर टाइल सीमेंट निर्माण टाइल्स पलस्तर ईंट',
      kn: 'ಗಾರೆ ಮೇಸ್ತ್ರಿ ಕಟ್ಟಡ ಟೈಲ್ಸ್ ಸಿಮೆಂಟ್ ಪ್ಲಾಸ್ಟರ್ ಇಟ್ಟಿಗೆ',
      ta: 'மேஸ்திரி கொத்தனார் கட்டிட டைல்ஸ் சிமெண்ட்',
      te: 'మేస్త్రీ తాపీ టైల్స్ సిమెంట్ నిర్మాణం',
    },
  },
  {
    trade: 'Painter',
    words: {
      en: 'painting paint whitewash wall',
      hi: 'पेन्टर पुताई रंगाई पेंटिंग रंग पेंट सफेदी',
      kn: 'ಬಣ್ಣ ಪೇಂಟಿಂಗ್ ಸುಣ್ಣ ಪೇಂಟ್ ಗೋಡೆ',
      ta: 'பெயிண்டர் பெயிண்டிங் பெயின்டிங் பெயிண்ட் பெயின்ட் வண்ணம் வெள்ளை சுண்ணாம்பு',
      te: 'పెయింటింగ్ పెయింట్ రంగులు రంగు సున్నం',
    },
  },
  {
    trade: 'Gardener',
    words: {
      en: 'gardening garden lawn plants',
      hi: 'बागवान बगीचा बागवानी पौधे गार्डन गमले',
      kn: 'ತೋಟ ತೋಟಗಾರಿಕೆ ಮಾಲಿ ಗಿಡ ಗಾರ್ಡನ್ ಕುಂಡ',
      ta: 'தோட்டக்காரர் தோட்டம் செடி',
      te: 'తోట తోటపని మాలి మొక్కలు',
    },
  },
  {
    trade: 'House cleaner',
    words: {
      en: 'cleaning maid housekeeping sweeping housemaid domestic bathroom',
      hi: 'सफाई कामवाली बाई झाड़ू पोछा नौकरानी मेड क्लीनिंग पोंछा बर्तन',
      kn: 'ಕ್ಲೀನಿಂಗ್ ಸ್ವಚ್ಛತೆ ಮನೆಗೆಲಸ ಕೆಲಸದವಳು ಶುಚಿ ಗುಡಿಸುವ ಒರೆಸುವ ಪಾತ್ರೆ',
      ta: 'கிளீனிங் வேலைக்காரி வீட்டுவேலை துப்புரவு',
      te: 'క్లీనింగ్ పనిమనిషి ఇంటిపని శుభ్రం శుభ్రత',
    },
  },
  {
    trade: 'Mechanic',
    words: {
      en: 'bike motorcycle scooter car garage vehicle puncture',
      hi: 'मिस्त्री बाइक मोटरसाइकिल स्कूटर गाड़ी गैराज पंचर कार टायर',
      kn: 'ಬೈಕ್ ಸ್ಕೂಟರ್ ಗಾಡಿ ಗ್ಯಾರೇಜ್ ಪಂಚರ್ ಮೆಕಾನಿಕ್ ಕಾರು ಟೈರ್',
      ta: 'பைக் ஸ்கூட்டர் வண்டி கேரேஜ் பஞ்சர்',
      te: 'బైక్ స్కూటర్ బండి గ్యారేజ్ పంచర్',
    },
  },
  {
    trade: 'Driver',
    words: {
      en: 'driving chauffeur car taxi cab',
      hi: 'चालक गाड़ी ड्राइविंग टैक्सी कार कैब',
      kn: 'ಡ್ರೈವರ್ ಚಾಲಕ ಕಾರು ಟ್ಯಾಕ್ಸಿ ಕ್ಯಾಬ್',
      ta: 'டிரைவர் ஓட்டுநர் கார் டாக்ஸி டாக்சி',
      te: 'డ్రైవింగ్ చోదకుడు కారు టాక్సీ ట్యాక్సీ క్యాబ్',
    },
  },
  {
    trade: 'Welder',
    words: {
      en: 'welding fabrication grill gate iron',
      hi: 'वेल्डिंग लोहार लोहा ग्रिल गेट रेलिंग',
      kn: 'ವೆಲ್ಡಿಂಗ್ ಕಬ್ಬಿಣ ಗ್ರಿಲ್ ಗೇಟ್ ಲೋಹ',
      ta: 'வெல்டிங் இரும்பு கிரில் கேட்',
      te: 'వెల్డింగ్ ఇనుము గ్రిల్ గేట్',
    },
  },
  {
    trade: 'AC technician',
    words: {
      en: 'ac aircon conditioner cooling fridge refrigerator',
      hi: 'एसी ऐसी कूलर फ्रिज एयर कंडीशनर ठंडक',
      kn: 'ಎಸಿ ಏಸಿ ತಂತ್ರಜ್ಞ ಫ್ರಿಡ್ಜ್ ಏರ್ ಕಂಡಿಷನರ್ ಕೂಲಿಂಗ್',
      ta: 'ஏசி பிரிட்ஜ் ஃபிரிட்ஜ்',
      te: 'ఏసీ ఏసి ఫ్రిజ్',
    },
  },
];

/** Words that say nothing of whom one looks for; a search goes on without them. */
export const fillerWords: Readonly<Record<Locale, string>> = {
  en: 'a an and at for i in is me my near nearby need of on or the to wanted with',
  hi: 'का की के को में मैं मुझे पास चाहिए वाला वाली वाले करने करना करवाना बनाने लगाने लगवाना और',
  kn: 'ಬೇಕು ಬೇಕಾಗಿದೆ ಹತ್ತಿರ ನನಗೆ ಮಾಡುವ ಮಾಡುವವರು ಮತ್ತು',
  ta: 'வேண்டும் தேவை அருகில் எனக்கு செய்யும் மற்றும்',
  te: 'కావాలి దగ్గర నాకు చేసే మరియు',
};
