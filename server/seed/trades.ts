import type { TranslatedEntry } from './seed-service.ts';

/** The product's thirteen trades. */
export const trades: readonly TranslatedEntry[] = [
  {
    name: 'Tailor',
    picture: 'tailor',
    names: { hi: 'दर्ज़ी', kn: 'ಟೈಲರ್', ta: 'டெய்லர்', te: 'టైలర్' },
  },
  {
    name: 'Cook',
    picture: 'cook',
    names: { hi: 'कुक', kn: 'ಅಡುಗೆಯವರು', ta: 'சமையல்காரர்', te: 'వంటవారు' },
  },
  {
    name: 'Carpenter',
    picture: 'carpenter',
    names: { hi: 'कारपेंटर', kn: 'ಕಾರ್ಪೆಂಟರ್', ta: 'கார்பெண்டர்', te: 'కార్పెంటర్' },
  },
  {
    name: 'Electrician',
    picture: 'electrician',
    names: { hi: 'बिजली मिस्त्री', kn: 'ಎಲೆಕ್ಟ್ರಿಷಿಯನ್', ta: 'எலக்ட்ரீஷியன்', te: 'ఎలక్ట్రీషియన్' },
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
    names: { hi: 'पेंटर', kn: 'ಪೇಂಟರ್', ta: 'பெயிண்டர்', te: 'పెయింటర్' },
  },
  {
    name: 'Gardener',
    picture: 'gardener',
    names: { hi: 'माली', kn: 'ತೋಟದ ಕೆಲಸದವರು', ta: 'தோட்டக்காரர்', te: 'తోటమాలి' },
  },
  {
    name: 'House cleaner',
    picture: 'house-cleaner',
    names: { hi: 'घर की सफ़ाई', kn: 'ಮನೆ ಕ್ಲೀನಿಂಗ್', ta: 'வீடு கிளீனிங்', te: 'ఇంటి క్లీనింగ్' },
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
    names: { hi: 'एसी मिस्त्री', kn: 'ಎಸಿ ಮೆಕ್ಯಾನಿಕ್', ta: 'ஏசி மெக்கானிக்', te: 'ఏసీ మెకానిక్' },
  },
];

/** Kinds of engagement. */
export const workTypes: readonly TranslatedEntry[] = [
  { name: 'One visit', picture: '', names: { hi: 'एक बार', kn: 'ಒಂದು ಸಲ', ta: 'ஒரு முறை', te: 'ఒక్కసారి' } },
  { name: 'Full day', picture: '', names: { hi: 'पूरा दिन', kn: 'ಪೂರ್ತಿ ದಿನ', ta: 'முழு நாள்', te: 'రోజంతా' } },
  { name: 'Daily', picture: '', names: { hi: 'रोज़', kn: 'ಪ್ರತಿದಿನ', ta: 'தினமும்', te: 'ప్రతిరోజూ' } },
  { name: 'Monthly', picture: '', names: { hi: 'महीने पर', kn: 'ತಿಂಗಳ ಲೆಕ್ಕ', ta: 'மாத வேலை', te: 'నెలవారీ' } },
  { name: 'Contract', picture: '', names: { hi: 'ठेके पर', kn: 'ಗುತ್ತಿಗೆ', ta: 'கான்ட்ராக்ட்', te: 'కాంట్రాక్ట్' } },
  { name: 'Emergency', picture: '', names: { hi: 'अर्जेंट', kn: 'ತುರ್ತು', ta: 'அவசரம்', te: 'అర్జెంట్' } },
];
