import type { TranslatedEntry } from './seed-service.ts';

/** The thirteen trades of the product. */
export const trades: readonly TranslatedEntry[] = [
  {
    name: 'Tailor',
    picture: 'tailor',
    names: { hi: 'दर्ज़ी', kn: 'ಟೈಲರ್', ta: 'டெய்லர்', te: 'టైలర్' },
  },
  {
    name: 'Cook',
    picture: 'cook',
    names: { hi: 'रसोइया', kn: 'ಅಡುಗೆಯವರು', ta: 'சமையல்', te: 'వంట మనిషి' },
  },
  {
    name: 'Carpenter',
    picture: 'carpenter',
    names: { hi: 'बढ़ई', kn: 'ಬಡಗಿ', ta: 'மர வேலை', te: 'వడ్రంగి' },
  },
  {
    name: 'Electrician',
    picture: 'electrician',
    names: { hi: 'बिजली मिस्त्री', kn: 'ಎಲೆಕ್ಟ್ರಿಷಿಯನ್', ta: 'கரண்ட் வேலை', te: 'ఎలక్ట్రీషియన్' },
  },
  {
    name: 'Plumber',
    picture: 'plumber',
    names: { hi: 'प्लंबर', kn: 'ಪ್ಲಂಬರ್', ta: 'பிளம்பர்', te: 'ప్లంబర్' },
  },
  {
    name: 'Mason',
    picture: 'mason',
    names: { hi: 'राजमिस्त्री', kn: 'ಗಾರೆ ಕೆಲಸದವರು', ta: 'மேஸ்திரி', te: 'తాపీ మేస్త్రీ' },
  },
  {
    name: 'Painter',
    picture: 'painter',
    names: { hi: 'पेंटर', kn: 'ಪೇಂಟರ್', ta: 'பெயின்டர்', te: 'పెయింటర్' },
  },
  {
    name: 'Gardener',
    picture: 'gardener',
    names: { hi: 'माली', kn: 'ತೋಟಗಾರ', ta: 'தோட்ட வேலை', te: 'తోటమాలి' },
  },
  {
    name: 'House cleaner',
    picture: 'house-cleaner',
    names: { hi: 'घर की सफ़ाई', kn: 'ಮನೆ ಕ್ಲೀನಿಂಗ್', ta: 'வீடு சுத்தம்', te: 'ఇంటి క్లీనింగ్' },
  },
  {
    name: 'Mechanic',
    picture: 'mechanic',
    names: { hi: 'मैकेनिक', kn: 'ಮೆಕ್ಯಾನಿಕ್', ta: 'மெக்கானிக்', te: 'మెకానిక్' },
  },
  {
    name: 'Driver',
    picture: 'driver',
    names: { hi: 'ड्राइवर', kn: 'ಡ್ರೈವರ್', ta: 'டிரைவர்', te: 'డ్రైవర్' },
  },
  {
    name: 'Welder',
    picture: 'welder',
    names: { hi: 'वेल्डर', kn: 'ವೆಲ್ಡರ್', ta: 'வெல்டர்', te: 'వెల్డర్' },
  },
  {
    name: 'AC technician',
    picture: 'ac-technician',
    names: { hi: 'एसी मिस्त्री', kn: 'ಎಸಿ ಮೆಕ್ಯಾನಿಕ್', ta: 'ஏசி சர்வீஸ்', te: 'ఏసీ మెకానిక్' },
  },
];
