import type { SeedService } from '../seed-service.ts';

export const driverServices: readonly SeedService[] = [
  {
    title: 'Driver for half a day',
    titles: { hi: 'आधे दिन का ड्राइवर', kn: 'ಅರ್ಧ ದಿನಕ್ಕೆ ಡ್ರೈವರ್', ta: 'அரை நாளுக்கு டிரைவர்', te: 'హాఫ్ డే డ్రైవర్' },
    price: 499,
    description:
      'A driver for your own car, for four hours within the city. You pay for fuel, parking and tolls. Agree on extra hours in advance.',
    descriptions: {
      hi: 'आपकी अपनी कार के लिए ड्राइवर, शहर में चार घंटे। पेट्रोल/डीज़ल, पार्किंग और टोल आपके। ज़्यादा समय चाहिए तो पहले बता दें।',
      kn: 'ನಿಮ್ಮ ಸ್ವಂತ ಕಾರಿಗೆ ಡ್ರೈವರ್, ಊರೊಳಗೆ ನಾಲ್ಕು ಗಂಟೆ. ಪೆಟ್ರೋಲ್ ಅಥವಾ ಡೀಸೆಲ್, ಪಾರ್ಕಿಂಗ್ ಮತ್ತು ಟೋಲ್ ಹಣ ನೀವೇ ಕೊಡಬೇಕು; ಹೆಚ್ಚು ಸಮಯ ಬೇಕಾದರೆ ಮೊದಲೇ ಮಾತಾಡಿ.',
      ta: 'உங்கள் சொந்தக் காருக்கு டிரைவர், ஊருக்குள் நான்கு மணி நேரம். பெட்ரோல் அல்லது டீசல், பார்க்கிங், டோல் உங்கள் செலவு. கூடுதல் நேரம் வேண்டுமானால் முன்பே சொல்லுங்கள்.',
      te: 'మీ సొంత కారుకు డ్రైవర్, ఊళ్లో నాలుగు గంటలు. పెట్రోల్ లేదా డీజిల్, పార్కింగ్, టోల్ డబ్బు మీరే ఇవ్వాలి; ఎక్కువ సమయం కావాలంటే ముందే మాట్లాడుకోవాలి.',
    },
    drawing: [
      '<circle class="dark" cx="80" cy="60" r="38"/>',
      '<circle class="pale" cx="80" cy="60" r="28"/>',
      '<path class="dark" d="M50 54h60v10H92l-6 26H74l-6-26H50z"/>',
      '<circle class="warm" cx="80" cy="60" r="9"/>',
    ],
  },
  {
    title: 'Driver for a trip out of town',
    titles: {
      hi: 'शहर से बाहर के लिए ड्राइवर',
      kn: 'ಊರ ಹೊರಗೆ ಹೋಗಲು ಡ್ರೈವರ್',
      ta: 'வெளியூர் பயணத்துக்கு டிரைவர்',
      te: 'వేరే ఊరికి డ్రైవర్',
    },
    price: 1199,
    description:
      'A driver for your own car, for one day of up to 12 hours. Please arrange the driver’s meals, and a stay on longer trips.',
    descriptions: {
      hi: 'आपकी अपनी कार के लिए एक दिन का ड्राइवर, बारह घंटे तक। खाना, और लंबी यात्रा में ठहरना, आपकी ओर से।',
      kn: 'ನಿಮ್ಮ ಸ್ವಂತ ಕಾರಿಗೆ ಒಂದು ದಿನದ ಡ್ರೈವರ್, ಹನ್ನೆರಡು ಗಂಟೆವರೆಗೆ. ಊಟ, ಮತ್ತು ದೂರದ ಪ್ರಯಾಣದಲ್ಲಿ ಉಳಿಯುವ ಜಾಗ, ನಿಮ್ಮ ಕಡೆಯಿಂದ.',
      ta: 'உங்கள் சொந்தக் காருக்கு ஒரு நாள் டிரைவர், பன்னிரண்டு மணி நேரம் வரை. சாப்பாடும், நீண்ட பயணத்தில் தங்கும் இடமும் உங்கள் பொறுப்பு.',
      te: 'మీ సొంత కారుకు ఒక రోజు డ్రైవర్, పన్నెండు గంటల వరకు. భోజనం, దూర ప్రయాణాల్లో ఉండటానికి చోటు మీరే చూడాలి.',
    },
    drawing: [
      '<path class="mid" d="M20 96l44-52 20 24 16-18 40 46z"/>',
      '<path class="dark" d="M70 96l8-34h4l8 34z"/>',
      '<path class="line-white" d="M80 70v6M80 84v8"/>',
      '<circle class="warm" cx="116" cy="34" r="12"/>',
      '<path class="deep" d="M40 78h28l6 10v8H34v-8z"/>',
    ],
  },
];
