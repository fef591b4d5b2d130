import type { bookingNews as english } from './booking-news.en.ts';

export const bookingNews = {
  titles: {
    requested: '{name} से नई रिक्वेस्ट',
    accepted: '{name} ने आपकी बुकिंग पक्की की',
    rejected: '{name} ने आपकी बुकिंग नहीं ली',
    on_the_way: '{name} रास्ते में हैं',
    arrived: '{name} आपके पते पर हैं',
    in_progress: '{name} ने काम शुरू किया',
    completed: 'काम पूरा हो गया',
    cancelled: '{name} ने बुकिंग रद्द की',
    expired: 'रिक्वेस्ट का समय पर जवाब नहीं मिला',
    no_show: 'काम हुए बिना बुकिंग ख़त्म हो गई',
    moved: 'बुकिंग का समय बदल गया',
    proposed: '{name} ने दूसरा समय माँगा है',
    proposal_declined: '{name} ने पहले वाला समय ही रखा',
    proposal_expired: 'दूसरे समय पर जवाब नहीं आया; बुकिंग पहले वाले समय पर ही है',
  },
  body: '{service}: {day}, {time}। बुकिंग {number}।',
  button: 'बुकिंग देखें',
} satisfies typeof english;
