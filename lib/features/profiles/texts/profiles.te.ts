import type { profiles as english } from './profiles.en.ts';

export const profiles: typeof english = {
  errors: {
    not_oneself: 'ఇది మీ సొంత ఖాతా. వేరొకరిని ఎంచుకోండి.',
  },
  fields: {
    name_web_address: 'పేరులో వెబ్ లేదా ఇ-మెయిల్ చిరునామా ఉండకూడదు',
    about_too_long: 'మీ గురించి రాసింది 1000 అక్షరాలు దాటకూడదు',
    street_too_short: 'ఇంటి నంబర్, వీధిలో కనీసం 3 అక్షరాలు ఉండాలి',
    street_too_long: 'ఇంటి నంబర్, వీధి 100 అక్షరాలు దాటకూడదు',
    city_too_short: 'ఊరి పేరులో కనీసం 2 అక్షరాలు ఉండాలి',
    city_too_long: 'ఊరి పేరు 50 అక్షరాలు దాటకూడదు',
    state_too_short: 'రాష్ట్రం పేరులో కనీసం 2 అక్షరాలు ఉండాలి',
    state_too_long: 'రాష్ట్రం పేరు 50 అక్షరాలు దాటకూడదు',
    landmark_too_long: 'ల్యాండ్‌మార్క్ 200 అక్షరాలు దాటకూడదు',
    zip_format: 'పిన్ కోడ్ సరిగ్గా లేదు',
    country_too_short: 'దేశం పేరులో కనీసం 2 అక్షరాలు ఉండాలి',
    country_too_long: 'దేశం పేరు 50 అక్షరాలు దాటకూడదు',
    area_range: 'దయచేసి 5, 10, 15, 20 లేదా 25 కి.మీ. ఎంచుకోండి',
    skill_too_long: 'నైపుణ్యం పేరు 30 అక్షరాలు దాటకూడదు',
    work_type_too_long: 'పని రకం 30 అక్షరాలు దాటకూడదు',
    unknown_work_type: 'ఈ పని రకం జాబితాలో లేదు',
    price_too_low: 'ధర 0 కంటే తక్కువ ఉండకూడదు',
    price_too_high: 'ధర 10000 దాటకూడదు',
    price_range_order: 'గరిష్ఠ ధర కనీస ధర కంటే తక్కువ ఉండకూడదు',
    hourly_rate_too_high: 'గంట రేటు 1000 రూపాయలు దాటకూడదు',
    slot_incomplete: 'దయచేసి సమయంలోని అన్ని ఖాళీలు నింపండి',
    slot_steps: 'దయచేసి 15 నిమిషాల లెక్కన సమయం ఎంచుకోండి',
    slot_order: 'ముగిసే సమయం మొదలయ్యే సమయం తర్వాత ఉండాలి',
  },
  messages: {
    updated: 'మీ ప్రొఫైల్ మార్పులు సేవ్ అయ్యాయి.',
    image: 'మీ ప్రొఫైల్ ఫోటో మారింది.',
  },
};
