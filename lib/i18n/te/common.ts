import type { CommonErrorCode, CommonFieldCode } from '#lib/contracts/error-code.ts';

export const errors = {
  validation_failed: 'గుర్తించిన తప్పులను సరిచేయండి.',
  malformed_body: 'అభ్యర్థనను చదవలేకపోయాం. ఒక JSON ఆబ్జెక్ట్ పంపి మళ్లీ ప్రయత్నించండి.',
  invalid_cursor: 'జాబితాలోని ఈ పేజీ ఇక చెల్లదు. జాబితాను మొదటి నుంచి మళ్లీ లోడ్ చేయండి.',
  unauthorized: 'కొనసాగడానికి లాగిన్ అవ్వండి.',
  session_expired: 'మీ లాగిన్ గడువు ముగిసింది. మళ్లీ లాగిన్ అవ్వండి.',
  forbidden: 'మీ ఖాతాతో ఇది చేయడానికి అనుమతి లేదు.',
  suspended: 'మీ ఖాతాను నిలిపివేశాం. మళ్లీ పరిశీలించడానికి మమ్మల్ని సంప్రదించండి.',
  not_found: 'ఇది దొరకలేదు. దీన్ని తొలగించి ఉండవచ్చు.',
  method_not_allowed: 'ఈ చిరునామా ఇలాంటి అభ్యర్థనను తీసుకోదు.',
  conflict: 'ఈలోగా వేరొకరు దీన్ని మార్చారు. మళ్లీ లోడ్ చేసి మీ మార్పును మళ్లీ చేయండి.',
  body_too_large: 'ఇది పంపడానికి చాలా పెద్దది. చిన్నదిగా చేసి మళ్లీ ప్రయత్నించండి.',
  unsupported_media_type: 'ఇలాంటి కంటెంట్‌ను ఇక్కడ తీసుకోరు. JSON పంపండి.',
  idempotency_mismatch: 'ఈ అభ్యర్థనను ఇంతకుముందే వేరే వివరాలతో పంపారు. కొత్తగా మొదలుపెట్టండి.',
  too_many_requests: 'అభ్యర్థనలు చాలా ఎక్కువయ్యాయి. {seconds} సెకన్లు ఆగి మళ్లీ ప్రయత్నించండి.',
  internal: 'ఏదో తప్పు జరిగింది! కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  unavailable: 'ప్రస్తుతం మా రికార్డులను చేరుకోలేకపోతున్నాం. కొన్ని సెకన్ల తర్వాత మళ్లీ ప్రయత్నించండి.',
  not_an_image: 'దయచేసి ఒక ఫోటోను అప్‌లోడ్ చేయండి',
  image_too_large: 'ఫైల్ 5MB కంటే తక్కువగా ఉండాలి',
  image_too_many_pixels: 'ఈ ఫోటోలో పిక్సెల్‌లు చాలా ఎక్కువ. చిన్న ఫోటోను ఎంచుకోండి.',
} satisfies Record<CommonErrorCode, string>;

export const fields = {
  required: 'ఇది తప్పనిసరిగా నింపాలి',
  unknown_field: 'ఈ సమాచారాన్ని ఇక్కడ తీసుకోరు',
  invalid_id: 'ఐడీ సరిగ్గా 24 అక్షరాలు ఉండాలి',
  invalid_type: 'ఇది సరైన రూపంలో లేదు',
  invalid_value: 'ఈ విలువ ఇక్కడ చెల్లదు',
  invalid_number: 'దయచేసి ఒక సంఖ్యను రాయండి',
  invalid_text: 'దాచలేని గుర్తులు ఇందులో ఉన్నాయి',
  text_too_short: 'కనీసం {min} అక్షరాలు ఉండాలి',
  text_too_long: '{max} అక్షరాలకు మించకూడదు',
  number_too_small: 'కనీసం {min} ఉండాలి',
  number_too_big: '{max} మించకూడదు',
  list_too_long: '{max} కంటే ఎక్కువ ఉండకూడదు',
} satisfies Record<CommonFieldCode, string>;
