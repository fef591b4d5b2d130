import type { officeSigns as english } from './office-signs.en.ts';

export const officeSigns: typeof english = {
  title: 'மோசடி அறிகுறிகள்',
  hint: 'அறிகுறி ஒரு குறிப்பு மட்டுமே, ஆதாரம் அல்ல. குடும்பங்கள் ஒரே ஃபோனைப் பயன்படுத்தும்; புதிய பணியாளருக்கு ஒரே வழக்கமான வாடிக்கையாளர் இருக்கலாம். அறிகுறியால் கணக்குக்கு எதுவும் ஆகாது: பாருங்கள், கேளுங்கள், நபரின் பக்கத்தில் முடிவெடுங்கள்.',
  states: { label: 'அறிகுறிகளின் நிலை', open: 'இன்னும் பார்க்காதவை', looked_at: 'பார்த்தவை' },
  deleted: 'நீக்கப்பட்ட கணக்கு',
  kinds: {
    shared_device: '{one}, {other} இருவரும் ஒரே ஃபோனைப் பயன்படுத்துகிறார்கள். இருவருக்கும் இடையே: {acts}.',
    only_each_other: '{other} பெற்ற ரிவ்யூக்கள் {one} தந்தவை மட்டுமே; {one} வேறு யாருக்கும் தரவில்லை: {acts}.',
    many_claims: '{one}: {visits}, அவற்றில் {claims} என்று புகார். {percent}% வேலைகள், வழக்கமாக {norm}%.',
  },
  acts: {
    bookings: { one: '{count} புக்கிங்', other: '{count} புக்கிங்குகள்' },
    reviews: {
      one: '{count} ரிவ்யூ (5 ஸ்டார்: {five})',
      other: '{count} ரிவ்யூக்கள் (5 ஸ்டார்: {five})',
    },
    referrals: { one: '{count} ரெஃபரல்', other: '{count} ரெஃபரல்கள்' },
    claims: { one: '{count} நடக்காத வேலை', other: '{count} நடக்காத வேலைகள்' },
    visits: { one: '{count} வேலை', other: '{count} வேலைகள்' },
  },
  newest: 'சமீபத்தியது: {moment}.',
  lookedAt: '{name} பார்த்தார்: {moment}.',
  again: '{name} பார்த்த பிறகு ({moment}) புதிதாக ஏதோ நடந்துள்ளது.',
  act: {
    label: 'பார்த்துவிட்டேன்',
    effect: 'அறிகுறி பட்டியலிலிருந்து நீங்கும். இருவருக்கும் இடையே புதிதாக ஏதாவது நடந்தால் மட்டுமே திரும்ப வரும்.',
    field: 'நீங்கள் கண்டறிந்தது',
    done: 'பார்த்ததாகக் குறிக்கப்பட்டது.',
  },
};
