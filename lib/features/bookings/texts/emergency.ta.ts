import type * as english from './emergency.en.ts';

export const emergency = {
  title: 'அவசர உதவி',
  dial: '112-ஐ டயல் செய்',
  dialHint: 'காவல், தீயணைப்பு, ஆம்புலன்ஸ். இணையம் இல்லாமலும் வேலை செய்யும்.',
  office: 'Hunar-இடம் சொல்',
  officeHint: 'இவற்றை நாங்கள் முதலில் பார்ப்போம்.',
  practise: 'பயிற்சி செய்',
  practiseHint: 'அழைப்பு போகாது, எதுவும் அனுப்பப்படாது.',
  practising: 'இது பயிற்சி. அழைப்பு போகாது, எதுவும் அனுப்பப்படாது.',
  end: 'பயிற்சியை முடி',
  wouldDial: 'இப்போது உங்கள் ஃபோன் 112-ஐ டயல் செய்திருக்கும்.',
  wouldWrite: 'இப்போது நீங்கள் Hunar-க்கு எழுதியிருப்பீர்கள்.',
} satisfies typeof english.emergency;
