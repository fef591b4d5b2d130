import type { bookingWords as english } from './booking-words.en.ts';

export const bookingWords = {
  statuses: {
    pending: 'जवाब बाकी',
    accepted: 'पक्की',
    on_the_way: 'रास्ते में',
    arrived: 'पते पर',
    in_progress: 'काम चल रहा है',
    completed: 'काम पूरा',
    rejected: 'नहीं ली गई',
    expired: 'समय निकल गया',
    cancelled: 'रद्द',
    no_show: 'नहीं मिले',
  },
  reasons: {
    busy: 'उस समय दूसरा काम है',
    far: 'जगह बहुत दूर है',
    trade: 'यह काम मेरी लाइन का नहीं है',
    ill: 'तबीयत ठीक नहीं है',
    late: 'पहले वाले काम में देर लग रही है',
    travel: 'वहाँ पहुँचना नहीं हो पाएगा',
    account_deleted: 'अकाउंट मिटा दिया गया',
  },
  days: { today: 'आज', tomorrow: 'कल' },
} satisfies typeof english;
