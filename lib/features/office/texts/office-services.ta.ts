import type { officeServices as english } from './office-services.en.ts';

export const officeServices: typeof english = {
  add: 'புதிய சேவையைச் சேர்',
  remove: 'சேவையை நீக்கு',
  title: 'பெயர்',
  description: 'விளக்கம்',
  includes: 'இதில் அடங்குபவை',
  excludes: 'இதில் அடங்காதவை',
  searchWords: 'மக்கள் தேடும் பிற சொற்கள்',
  onePerLine: 'ஒரு வரியில் ஒன்று. ஆங்கில வரிகளின் வரிசையிலேயே எழுதுங்கள்.',
  extraLines: 'இங்கே ஆங்கிலத்தைவிட அதிக வரிகள் உள்ளன. முதலில் ஆங்கில வரியைச் சேருங்கள்.',
  duration: 'நேரம் (நிமிடங்களில்)',
  durationHint: '15 நிமிடங்களாகக் கூட்டலாம், அதிகபட்சம் 8 மணி நேரம்.',
  trades: 'திறன்கள்',
  tradesHint:
    'இந்தத் திறன்கள் எல்லாம் உள்ளவர்களை இந்தச் சேவைக்கு புக் செய்யலாம். எதையும் தேர்ந்தெடுக்காவிட்டால் எல்லாப் பணியாளர்களையும்.',
  pictures: 'படங்கள்',
  picture: {
    picture: 'படம் {number}',
    remove: 'படம் {number} நீக்கு',
    add: 'படம் சேர்',
    uploading: 'அப்லோட் ஆகிறது…',
  },
};
