import type * as english from './reviews.en.ts';

export const reviews = {
  errors: {
    booking_not_completed: 'काम पूरा होने के बाद ही रिव्यू दिया जा सकता है।',
    already_reviewed: 'इस बुकिंग का रिव्यू दिया जा चुका है। धन्यवाद!',
    already_answered: 'इस रिव्यू का जवाब दिया जा चुका है।',
    review_too_late:
      'ग्राहक का रिव्यू काम पूरा होने के सात दिन के अंदर और ग्राहक का रिव्यू दिखने से पहले ही दिया जा सकता है।',
  },
  fields: {
    rating_missing: 'कृपया रेटिंग चुनें',
  },
  news: {
    named: '{name} ने आपको रिव्यू दिया',
    unnamed: 'आपको नया रिव्यू मिला है',
    answered: '{name} ने आपके रिव्यू का जवाब दिया',
    hidden: 'आपका रिव्यू अब दूसरों को नहीं दिखता',
    shown: 'आपका रिव्यू फिर से दिख रहा है',
  },
  section: {
    title: 'रिव्यू',
    counted: 'रिव्यू ({count})',
    empty: 'अभी कोई रिव्यू नहीं',
    emptyHint: 'काम पूरा होने के बाद ग्राहक रिव्यू लिखते हैं।',
    hidden: 'एक ग्राहक',
    answer: '{name} का जवाब',
    stars: '5 में से {count} स्टार',
    byStars: 'स्टार के हिसाब से',
    eachStars: { one: '{count} स्टार', other: '{count} स्टार' },
    starsCounted: 'हर ग्राहक का महीने में एक ही रिव्यू गिना जाता है।',
    more: 'और दिखाएँ',
    moreFailed: 'और रिव्यू लोड नहीं हो सके। इंटरनेट देखें और फिर से कोशिश करें।',
  },
  reply: {
    open: 'जवाब दें',
    label: 'आपका जवाब',
    hint: 'रिव्यू देखने वाला हर कोई इसे पढ़ सकता है। जवाब एक बार ही दे सकते हैं।',
    send: 'जवाब भेजें',
    busy: 'भेजा जा रहा है...',
    failed: 'जवाब नहीं भेजा जा सका',
    title: 'इस रिव्यू का जवाब दें',
  },
  messages: {
    app: 'ऐप को रेटिंग देने के लिए धन्यवाद!',
    worker: 'रिव्यू के लिए धन्यवाद!',
    answered: 'आपका जवाब दिखने लगा है।',
  },
} satisfies typeof english.reviews;

export const rate = {
  title: 'हमें रेटिंग दें',
  app: 'ऐप आपको कैसा लगा?',
  worker: '{name} को रेटिंग दें',
  stars: { one: '1 स्टार', two: '2 स्टार', three: '3 स्टार', four: '4 स्टार', five: '5 स्टार' },
  comment: 'अपनी बात',
  commentHint: 'क्या अच्छा था, क्या नहीं?',
  isPublic: 'मेरा नाम दिखाएँ',
  submit: 'भेजें',
  submitting: 'भेजा जा रहा है…',
  failed: 'रेटिंग नहीं भेजी जा सकी',
  store: 'ऐप स्टोर में भी रेटिंग दें',
  back: 'मेरी बुकिंग पर वापस',
  cannot: 'इस बुकिंग को रेटिंग नहीं दी जा सकती',
  cannotHint: 'शायद रेटिंग दी जा चुकी है, या काम अभी पूरा नहीं हुआ।',
  signIn: 'इस काम को रेटिंग देने के लिए लॉगिन करें',
  thanks: 'रिव्यू के लिए धन्यवाद!',
  thanksHint: 'इससे दूसरों को चुनने में मदद मिलती है।',
  again: 'फिर से रेटिंग दें',
} satisfies typeof english.rate;
