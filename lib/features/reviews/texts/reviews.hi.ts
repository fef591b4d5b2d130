import type { reviews as english } from './reviews.en.ts';

export const reviews = {
  errors: {
    booking_not_completed: 'काम पूरा होने के बाद ही रिव्यू दिया जा सकता है।',
    already_reviewed: 'इस बुकिंग का रिव्यू दिया जा चुका है। धन्यवाद!',
    already_answered: 'इस रिव्यू का जवाब दिया जा चुका है।',
  },
  fields: {
    rating_missing: 'कृपया रेटिंग चुनें',
  },
  news: {
    named: '{name} ने आपको रिव्यू दिया',
    unnamed: 'आपको नया रिव्यू मिला है',
    answered: '{name} ने आपके रिव्यू का जवाब दिया',
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
} satisfies typeof english;
