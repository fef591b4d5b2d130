import type { rate as english } from './rate.en.ts';

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
} satisfies typeof english;
