import type * as english from './waiting.en.ts';

export const waitingAtDoor = {
  title: 'வாசலில் காத்திருப்பு',
  terms:
    '{time} வரை காத்திருக்கக் கட்டணம் இல்லை. அதன் பிறகு தொடங்கும் ஒவ்வொரு 15 நிமிடத்துக்கும் {quarter}, அதிகபட்சம் {max}.',
  report: 'நான் வாசலில் காத்திருக்கிறேன்',
  reported: '{name} அவர்களிடம் சொல்லிவிட்டோம்',
  since: 'நீங்கள் {time} முதல் காத்திருக்கிறீர்கள்.',
  sinceOther: '{name} {time} முதல் உங்கள் வாசலில் காத்திருக்கிறார்.',
  asked: 'வேலை தொடங்கியதும் {name} அவர்களிடம் இதைப் பற்றிக் கேட்போம்.',
  agreed: '{name} இதை உறுதி செய்தார்.',
  confirm: 'ஆமாம், {name} இங்கே இருக்கிறார்',
  confirmed: 'நன்றி. நீங்கள் வருவது {name} அவர்களுக்குத் தெரியும்.',
} satisfies typeof english.waitingAtDoor;

export const overtime = {
  title: 'எல்லாம் சரியாக இருக்கிறதா?',
  hint: 'குறித்த நேரம் முடிந்துவிட்டது. எல்லாம் சரி என்று சொல்லுங்கள், அல்லது வேலையை முடியுங்கள். உங்களுக்கு ஏஜென்சி இருந்தால், பதில் வராதபோது அதனிடம் சொல்வோம்.',
  yes: 'ஆமாம், எல்லாம் சரி',
  done: 'நன்றி. நிதானமாக முடியுங்கள்.',
} satisfies typeof english.overtime;

export const onTheWay = {
  estimate: '{name} {time}-க்குக் கிளம்பினார். அவர் வழக்கமாகக் கிளம்பும் இடத்திலிருந்து சுமார் {minutes} நிமிடம் ஆகும்.',
} satisfies typeof english.onTheWay;
