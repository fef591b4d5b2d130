import type { Locale } from '#lib/platform/contract/locale.ts';
import { areaNames } from './area-names.ts';
import { cityNames } from './city-names.ts';
import { nameIn } from './name-in.ts';

type Names = Record<Exclude<Locale, 'en'>, string>;

/** The known translations of a place name. */
export type PlaceNames = Partial<Names>;

const named = (hi: string, kn: string, ta: string, te: string): Names => ({ hi, kn, ta, te });

const stateNames: ReadonlyMap<string, Names> = new Map([
  [
    'Andaman and Nicobar Islands',
    named('अंडमान और निकोबार', 'ಅಂಡಮಾನ್ ಮತ್ತು ನಿಕೋಬಾರ್', 'அந்தமான் நிக்கோபார்', 'అండమాన్ నికోబార్'),
  ],
  ['Andhra Pradesh', named('आंध्र प्रदेश', 'ಆಂಧ್ರ ಪ್ರದೇಶ', 'ஆந்திரப் பிரதேசம்', 'ఆంధ్రప్రదేశ్')],
  ['Arunachal Pradesh', named('अरुणाचल प्रदेश', 'ಅರುಣಾಚಲ ಪ್ರದೇಶ', 'அருணாசலப் பிரதேசம்', 'అరుణాచల్ ప్రదేశ్')],
  ['Assam', named('असम', 'ಅಸ್ಸಾಂ', 'அசாம்', 'అస్సాం')],
  ['Bihar', named('बिहार', 'ಬಿಹಾರ', 'பீகார்', 'బిహార్')],
  ['Chandigarh', named('चंडीगढ़', 'ಚಂಡೀಗಢ', 'சண்டிகர்', 'చండీగఢ్')],
  ['Chhattisgarh', named('छत्तीसगढ़', 'ಛತ್ತೀಸ್‌ಗಢ', 'சத்தீஸ்கர்', 'ఛత్తీస్‌గఢ్')],
  [
    'Dadra and Nagar Haveli and Daman and Diu',
    named(
      'दादरा और नगर हवेली और दमन और दीव',
      'ದಾದ್ರಾ ಮತ್ತು ನಗರ ಹವೇಲಿ ಮತ್ತು ದಮನ್ ಮತ್ತು ದಿಯು',
      'தாத்ரா நகர் ஹவேலி மற்றும் டாமன் டையூ',
      'దాద్రా నగర్ హవేలీ, డామన్ డయ్యూ',
    ),
  ],
  ['Delhi', named('दिल्ली', 'ದೆಹಲಿ', 'டெல்லி', 'ఢిల్లీ')],
  ['Goa', named('गोवा', 'ಗೋವಾ', 'கோவா', 'గోవా')],
  ['Gujarat', named('गुजरात', 'ಗುಜರಾತ್', 'குஜராத்', 'గుజరాత్')],
  ['Haryana', named('हरियाणा', 'ಹರಿಯಾಣ', 'ஹரியானா', 'హర్యానా')],
  ['Himachal Pradesh', named('हिमाचल प्रदेश', 'ಹಿಮಾಚಲ ಪ್ರದೇಶ', 'இமாசலப் பிரதேசம்', 'హిమాచల్ ప్రదేశ్')],
  ['Jammu and Kashmir', named('जम्मू और कश्मीर', 'ಜಮ್ಮು ಮತ್ತು ಕಾಶ್ಮೀರ', 'ஜம்மு காஷ்மீர்', 'జమ్మూ కశ్మీర్')],
  ['Jharkhand', named('झारखंड', 'ಜಾರ್ಖಂಡ್', 'ஜார்க்கண்ட்', 'జార్ఖండ్')],
  ['Karnataka', named('कर्नाटक', 'ಕರ್ನಾಟಕ', 'கர்நாடகா', 'కర్ణాటక')],
  ['Kerala', named('केरल', 'ಕೇರಳ', 'கேரளா', 'కేరళ')],
  ['Ladakh', named('लद्दाख', 'ಲಡಾಖ್', 'லடாக்', 'లడఖ్')],
  ['Lakshadweep', named('लक्षद्वीप', 'ಲಕ್ಷದ್ವೀಪ', 'லட்சத்தீவு', 'లక్షద్వీప్')],
  ['Madhya Pradesh', named('मध्य प्रदेश', 'ಮಧ್ಯ ಪ್ರದೇಶ', 'மத்தியப் பிரதேசம்', 'మధ్యప్రదేశ్')],
  ['Maharashtra', named('महाराष्ट्र', 'ಮಹಾರಾಷ್ಟ್ರ', 'மகாராஷ்டிரா', 'మహారాష్ట్ర')],
  ['Manipur', named('मणिपुर', 'ಮಣಿಪುರ', 'மணிப்பூர்', 'మణిపూర్')],
  ['Meghalaya', named('मेघालय', 'ಮೇಘಾಲಯ', 'மேகாலயா', 'మేఘాలయ')],
  ['Mizoram', named('मिज़ोरम', 'ಮಿಜೋರಾಂ', 'மிசோரம்', 'మిజోరం')],
  ['Nagaland', named('नागालैंड', 'ನಾಗಾಲ್ಯಾಂಡ್', 'நாகாலாந்து', 'నాగాలాండ్')],
  ['Odisha', named('ओडिशा', 'ಒಡಿಶಾ', 'ஒடிசா', 'ఒడిశా')],
  ['Puducherry', named('पुडुचेरी', 'ಪುದುಚೇರಿ', 'புதுச்சேரி', 'పుదుచ్చేరి')],
  ['Punjab', named('पंजाब', 'ಪಂಜಾಬ್', 'பஞ்சாப்', 'పంజాబ్')],
  ['Rajasthan', named('राजस्थान', 'ರಾಜಸ್ಥಾನ', 'ராஜஸ்தான்', 'రాజస్థాన్')],
  ['Sikkim', named('सिक्किम', 'ಸಿಕ್ಕಿಂ', 'சிக்கிம்', 'సిక్కిం')],
  ['Tamil Nadu', named('तमिलनाडु', 'ತಮಿಳುನಾಡು', 'தமிழ்நாடு', 'తమిళనాడు')],
  ['Telangana', named('तेलंगाना', 'ತೆಲಂಗಾಣ', 'தெலங்கானா', 'తెలంగాణ')],
  ['Tripura', named('त्रिपुरा', 'ತ್ರಿಪುರ', 'திரிபுரா', 'త్రిపుర')],
  ['Uttar Pradesh', named('उत्तर प्रदेश', 'ಉತ್ತರ ಪ್ರದೇಶ', 'உத்தரப் பிரதேசம்', 'ఉత్తరప్రదేశ్')],
  ['Uttarakhand', named('उत्तराखंड', 'ಉತ್ತರಾಖಂಡ', 'உத்தராகண்ட்', 'ఉత్తరాఖండ్')],
  ['West Bengal', named('पश्चिम बंगाल', 'ಪಶ್ಚಿಮ ಬಂಗಾಳ', 'மேற்கு வங்காளம்', 'పశ్చిమ బెంగాల్')],
]);

const foldName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const parseRows = (table: string): [string, Names][] =>
  table
    .trim()
    .split(/\n|; /)
    .map((line) => {
      const [english = '', hi = '', kn = '', ta = '', te = ''] = line.split(', ');
      return [english, { hi, kn, ta, te }];
    });

interface Named {
  readonly english: string;
  readonly names: Names;
}

/** Places by their names in any language; the first one wins if two share a name. */
const byAnyName = (places: readonly (readonly [string, Names])[]): ReadonlyMap<string, Named> => {
  const found = new Map<string, Named>();
  for (const [english, names] of places)
    for (const name of [english, ...Object.values(names)])
      if (!found.has(foldName(name))) found.set(foldName(name), { english, names });
  return found;
};

const cities = byAnyName(parseRows(cityNames));
const areas = byAnyName(parseRows(areaNames));
const states = byAnyName([...stateNames]);

/** The translations of a state; empty if it is unknown. */
export const namesOfState = (name = ''): PlaceNames => states.get(foldName(name))?.names ?? {};

/** The translations of a city; empty if it is unknown. */
export const namesOfCity = (name = ''): PlaceNames => cities.get(foldName(name))?.names ?? {};

/** The translations of an area; empty if it is unknown. */
export const namesOfArea = (name = ''): PlaceNames => areas.get(foldName(name))?.names ?? {};

/** The translations of an address's city and state. */
export const toPlaceNames = ({ city, state }: { city?: string | null; state?: string | null }) => ({
  cityNames: namesOfCity(city ?? ''),
  stateNames: namesOfState(state ?? ''),
});

/** A state in the reader's language; unknown ones stay as typed. */
export const stateIn = (locale: Locale, name: string): string =>
  nameIn(locale, { name, names: namesOfState(name) });

/** A city in the reader's language; unknown ones stay as typed. */
export const cityIn = (locale: Locale, name: string): string =>
  nameIn(locale, { name, names: namesOfCity(name) });

const isEnglish = (name: string): boolean => /^[\x20-\x7e]*$/.test(name);

/** A city as stored, whichever of its names was typed. */
export const englishCity = (name: string): string =>
  isEnglish(name) ? name : (cities.get(foldName(name))?.english ?? name);

/** A state as stored, whichever of its names was typed. */
export const englishState = (name: string): string =>
  isEnglish(name) ? name : (states.get(foldName(name))?.english ?? name);
