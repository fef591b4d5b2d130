import type { CommonErrorCode, CommonFieldCode } from '#lib/platform/contract/error-codes.ts';

export const errors = {
  validation_failed: 'దయచేసి గుర్తు పెట్టిన తప్పులను సరిచేయండి.',
  malformed_body: 'రిక్వెస్ట్‌ను చదవలేకపోయాం. ఒక JSON ఆబ్జెక్ట్ పంపి మళ్లీ ప్రయత్నించండి.',
  invalid_cursor: 'జాబితాలోని ఈ పేజీ పాతది అయింది. జాబితాను మొదటి నుంచి మళ్లీ లోడ్ చేయండి.',
  unauthorized: 'కొనసాగడానికి దయచేసి లాగిన్ అవ్వండి.',
  session_expired: 'మీ లాగిన్ గడువు ముగిసింది. మళ్లీ లాగిన్ అవ్వండి.',
  forbidden: 'మీ ఖాతాతో ఇది చేయడానికి అనుమతి లేదు.',
  suspended: 'మీ ఖాతాను నిలిపివేశాం. మళ్లీ పరిశీలించడానికి మమ్మల్ని సంప్రదించండి.',
  not_found: 'ఇది దొరకలేదు. దీన్ని తీసేసి ఉండవచ్చు.',
  method_not_allowed: 'ఈ చిరునామా ఇలాంటి రిక్వెస్ట్‌ను తీసుకోదు.',
  conflict: 'ఈలోగా వేరొకరు దీన్ని మార్చారు. మళ్లీ లోడ్ చేసి మీ మార్పును మళ్లీ చేయండి.',
  body_too_large: 'ఇది పంపడానికి చాలా పెద్దది. చిన్నదిగా చేసి మళ్లీ ప్రయత్నించండి.',
  unsupported_media_type: 'ఇలాంటిది ఇక్కడ తీసుకోం. JSON పంపండి.',
  idempotency_mismatch: 'ఈ రిక్వెస్ట్‌ను ఇంతకుముందే వేరే వివరాలతో పంపారు. కొత్తగా మొదలుపెట్టండి.',
  too_many_requests: 'రిక్వెస్ట్‌లు చాలా ఎక్కువయ్యాయి. {seconds} సెకన్లు ఆగి మళ్లీ ప్రయత్నించండి.',
  internal: 'ఏదో తప్పు జరిగింది! కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  unavailable: 'ప్రస్తుతం మా రికార్డులను అందుకోలేకపోతున్నాం. కొన్ని సెకన్ల తర్వాత మళ్లీ ప్రయత్నించండి.',
  not_an_image: 'దయచేసి ఒక ఫోటోను అప్‌లోడ్ చేయండి',
  image_too_large: 'ఫైల్ 5MB కంటే తక్కువగా ఉండాలి',
  image_too_many_pixels: 'ఈ ఫోటోలో పిక్సెల్‌లు చాలా ఎక్కువ. చిన్న ఫోటోను ఎంచుకోండి.',
} satisfies Record<CommonErrorCode, string>;

export const fields = {
  required: 'ఇది తప్పనిసరిగా నింపాలి',
  unknown_field: 'ఈ సమాచారం ఇక్కడ తీసుకోం',
  invalid_id: 'ID లో సరిగ్గా 24 అక్షరాలు ఉండాలి',
  invalid_type: 'ఇది సరిగ్గా రాయలేదు',
  invalid_value: 'ఇది ఇక్కడ కుదరదు',
  unknown_choice: 'ఇది ఇక్కడ కుదరదు. వీటిలో ఒకటి ఎంచుకోండి: {choices}',
  invalid_number: 'దయచేసి అంకెల్లో రాయండి',
  invalid_text: 'సేవ్ చేయలేని గుర్తులు ఇందులో ఉన్నాయి',
  text_too_short: 'కనీసం {min} అక్షరాలు ఉండాలి',
  text_too_long: '{max} అక్షరాలు దాటకూడదు',
  number_too_small: 'కనీసం {min} ఉండాలి',
  number_too_big: '{max} దాటకూడదు',
  list_too_long: '{max} కంటే ఎక్కువ ఉండకూడదు',
} satisfies Record<CommonFieldCode, string>;
