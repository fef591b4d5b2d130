import type { favorites as english } from './favorites.en.ts';

export const favorites = {
  errors: {
    too_many_favorites: 'మీరు 200 ఫేవరెట్స్ సేవ్ చేశారు, అంతకంటే ఎక్కువ కుదరదు. కొన్ని తీసేసి మళ్లీ ప్రయత్నించండి.',
  },
  heart: {
    save: 'ఫేవరెట్స్‌లో చేర్చండి: {name}',
    remove: 'ఫేవరెట్స్ నుంచి తీసేయండి: {name}',
  },
  refusal: {
    failed: 'ఫేవరెట్స్ మార్చలేకపోయాం',
    failedHint: 'ఇంటర్నెట్ చూసి మళ్లీ ప్రయత్నించండి.',
    gone: 'ఇది ఇప్పుడు లేదు.',
  },
  page: {
    title: 'ఫేవరెట్స్',
    loading: 'లోడ్ అవుతోంది...',
    empty: 'ఇంకా ఫేవరెట్స్ లేవు',
    emptyHint: 'నచ్చిన సర్వీస్ లేదా వర్కర్ పక్కన ఉన్న హార్ట్ గుర్తు నొక్కితే, ఇక్కడ సేవ్ అవుతుంది.',
    browse: 'సర్వీసులు చూడండి',
    signIn: 'మీ ఫేవరెట్స్ చూడటానికి లాగిన్ అవ్వండి',
    customersOnly: 'ఫేవరెట్స్ కస్టమర్ల కోసం',
    customersOnlyHint: 'కస్టమర్ ఖాతాతో సర్వీసులను, వర్కర్లను ఇక్కడ ఉంచుకోవచ్చు.',
    home: 'హోమ్ పేజీకి వెళ్లండి',
  },
  list: {
    removed: 'తీసేశాం',
    undo: 'తిరిగి చేర్చండి',
    undoFor: 'తిరిగి చేర్చండి: {name}',
    rate: 'గంటకు {price}',
    fresh: 'కొత్తవారు',
    spoken: { one: '5కి {average} స్టార్లు, {count} రివ్యూ', other: '5కి {average} స్టార్లు, {count} రివ్యూలు' },
    more: 'మరిన్ని చూపించండి',
    moreFailed: 'మరిన్ని ఫేవరెట్స్ లోడ్ కాలేదు. ఇంటర్నెట్ చూసి మళ్లీ ప్రయత్నించండి.',
  },
} satisfies typeof english;
