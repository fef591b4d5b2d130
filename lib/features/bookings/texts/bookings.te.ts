import type { bookings as english } from './bookings.en.ts';

export const bookings = {
  errors: {
    slot_taken: 'ఈ సమయం ఇప్పుడు ఖాళీగా లేదు. వేరే సమయం ఎంచుకోండి.',
    illegal_move: 'ఈ బుకింగ్‌లో ఇది ఇక కుదరదు. బుకింగ్ మళ్లీ చూడండి.',
    move_too_early: 'దీనికి ఇంకా సమయం కాలేదు. బుక్ చేసిన సమయానికి దగ్గరగా మళ్లీ ప్రయత్నించండి.',
    booking_changed: 'బుకింగ్ ఇప్పుడే మారింది. మళ్లీ చూడండి.',
    reschedule_too_late: 'పని మొదలవడానికి 4 గంటల ముందు వరకు బుకింగ్ సమయం మార్చవచ్చు.',
    proposal_open: 'వేరే సమయం ఇప్పటికే అడిగి ఉంది. జవాబు కోసం వేచి ఉండండి.',
    no_proposal: 'జవాబివ్వడానికి ఇప్పుడు అడిగిన వేరే సమయం ఏదీ లేదు.',
    too_many_open_requests: 'మీ కొన్ని రిక్వెస్ట్‌లకు ఇంకా జవాబు రాలేదు. జవాబు కోసం వేచి ఉండండి, లేదా ఒకటి రద్దు చేసి మళ్లీ అడగండి.',
  },
  fields: {
    worker_id_length: 'పనివారి ID లో సరిగ్గా 24 అక్షరాలు ఉండాలి',
    service_missing: 'దయచేసి సేవ ఎంచుకోండి',
    service_id_length: 'సేవ ID లో సరిగ్గా 24 అక్షరాలు ఉండాలి',
    service_name_too_short: 'సేవ పేరులో కనీసం 2 అక్షరాలు ఉండాలి',
    date_missing: 'దయచేసి తేదీ ఎంచుకోండి',
    date_past: 'బుకింగ్ తేదీ గడిచిపోయినది కాకూడదు',
    time_slot_missing: 'దయచేసి సమయం ఎంచుకోండి',
    slot_start_format: 'మొదలయ్యే సమయం సరిగ్గా రాయలేదు (HH:MM AM/PM)',
    slot_end_format: 'ముగిసే సమయం సరిగ్గా రాయలేదు (HH:MM AM/PM)',
    slot_bounds: 'సమయం ఉదయం 6 నుంచి రాత్రి 8 మధ్య ఉండాలి, ముగిసే సమయం మొదలయ్యే సమయం తర్వాత ఉండాలి',
    slot_too_long: 'బుకింగ్ 16 గంటలు దాటకూడదు',
    slot_quarters: '15 నిమిషాల లెక్కన సమయం ఎంచుకోండి',
    instructions_too_long: 'సూచనలు 500 అక్షరాలు దాటకూడదు',
    booking_address_required: 'చిరునామా నింపాలి',
    reason_required: 'దయచేసి కారణం చెప్పండి',
    service_not_offered: 'ఈ పనివారు ఈ సేవ చేయరు',
  },
  messages: {
    requested: '{service}, {day}, {time}: మీ రిక్వెస్ట్ పనివారికి చేరింది.',
    changed: 'బుకింగ్ అప్‌డేట్ అయింది.',
    moved: 'బుకింగ్ సమయం మారింది.',
    proposed: 'కొత్త సమయం కోసం పనివారిని అడిగాం.',
    declined: 'బుకింగ్ సమయం అలాగే ఉంటుంది.',
  },
} satisfies typeof english;
