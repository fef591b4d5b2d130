import type { bookings as english } from './bookings.en.ts';

export const bookings = {
  errors: {
    slot_taken: 'यह समय अब ख़ाली नहीं है। कृपया कोई दूसरा समय चुनें।',
    illegal_move: 'इस बुकिंग में अब यह नहीं हो सकता। बुकिंग फिर से देखें।',
    move_too_early: 'इसके लिए अभी जल्दी है। बुकिंग का समय पास आने पर फिर से कोशिश करें।',
    booking_changed: 'बुकिंग अभी-अभी बदली है। फिर से देखें।',
    reschedule_too_late: 'बुकिंग का समय काम शुरू होने से 4 घंटे पहले तक ही बदला जा सकता है।',
    proposal_open: 'दूसरा समय पहले ही माँगा जा चुका है। जवाब का इंतज़ार करें।',
    no_proposal: 'अब किसी नए समय पर जवाब देना बाकी नहीं है।',
    too_many_open_requests:
      'आपकी कुछ रिक्वेस्ट का जवाब आना बाकी है। जवाब का इंतज़ार करें, या कोई एक रद्द करके फिर से भेजें।',
  },
  fields: {
    worker_id_length: 'कारीगर की ID ठीक 24 अक्षरों की होनी चाहिए',
    service_missing: 'कृपया सेवा चुनें',
    service_id_length: 'सेवा की ID ठीक 24 अक्षरों की होनी चाहिए',
    service_name_too_short: 'सेवा का नाम कम से कम 2 अक्षर का हो',
    date_missing: 'कृपया तारीख़ चुनें',
    date_past: 'बुकिंग की तारीख़ आगे की होनी चाहिए',
    time_slot_missing: 'कृपया समय चुनें',
    slot_start_format: 'शुरू का समय सही नहीं लिखा है (HH:MM AM/PM)',
    slot_end_format: 'ख़त्म होने का समय सही नहीं लिखा है (HH:MM AM/PM)',
    slot_bounds: 'समय सुबह 6 से रात 8 बजे के बीच हो और ख़त्म होने का समय शुरू के बाद का हो',
    slot_too_long: 'बुकिंग ज़्यादा से ज़्यादा 16 घंटे की हो सकती है',
    slot_quarters: 'समय 15-15 मिनट पर ही चुनें',
    instructions_too_long: '“ख़ास बातें” में 500 से ज़्यादा अक्षर नहीं हो सकते',
    booking_address_required: 'पता भरना ज़रूरी है',
    reason_required: 'कृपया कारण बताएँ',
    service_not_offered: 'इस कारीगर से यह सेवा नहीं मिलती',
  },
  messages: {
    requested: '{service}, {day}, {time}: आपकी रिक्वेस्ट कारीगर तक पहुँच गई।',
    changed: 'बुकिंग अपडेट हो गई।',
    moved: 'बुकिंग का नया समय तय हो गया।',
    proposed: 'कारीगर से नए समय के लिए पूछा गया है।',
    declined: 'बुकिंग का समय वही रहेगा।',
  },
} satisfies typeof english;
