import type { CommonErrorCode, CommonFieldCode } from '#lib/platform/contract/error-codes.ts';

export const errors = {
  validation_failed: 'कृपया निशान लगी ग़लतियाँ ठीक करें।',
  malformed_body: 'रिक्वेस्ट पढ़ी नहीं जा सकी। एक JSON ऑब्जेक्ट भेजें और फिर से कोशिश करें।',
  invalid_cursor: 'लिस्ट का यह पेज पुराना हो गया है। लिस्ट को शुरू से फिर से लोड करें।',
  unauthorized: 'आगे बढ़ने के लिए कृपया लॉगिन करें।',
  session_expired: 'आपके लॉगिन का समय पूरा हो गया है। फिर से लॉगिन करें।',
  forbidden: 'आपके अकाउंट से यह काम नहीं किया जा सकता।',
  suspended: 'आपका अकाउंट रोक दिया गया है। दोबारा जाँच के लिए हमसे संपर्क करें।',
  not_found: 'यह नहीं मिला। हो सकता है इसे हटा दिया गया हो।',
  method_not_allowed: 'इस पते पर इस तरह की रिक्वेस्ट नहीं ली जाती।',
  conflict: 'इस बीच किसी ने इसे बदल दिया। इसे फिर से लोड करके अपना बदलाव दोबारा करें।',
  body_too_large: 'यह भेजने के लिए बहुत बड़ा है। इसे छोटा करके फिर से कोशिश करें।',
  unsupported_media_type: 'यहाँ इस तरह की चीज़ नहीं ली जाती। JSON भेजें।',
  idempotency_mismatch: 'यह रिक्वेस्ट पहले किसी और जानकारी के साथ भेजी जा चुकी है। इसे नए सिरे से शुरू करें।',
  too_many_requests: 'बहुत जल्दी-जल्दी कोशिश हुई। {seconds} सेकंड रुककर फिर से कोशिश करें।',
  internal: 'कुछ गड़बड़ हो गई! थोड़ी देर में फिर से कोशिश करें।',
  unavailable: 'अभी हम अपने रिकॉर्ड तक नहीं पहुँच पा रहे हैं। कुछ सेकंड बाद फिर से कोशिश करें।',
  not_an_image: 'कृपया कोई फ़ोटो अपलोड करें',
  image_too_large: 'फ़ाइल 5 MB से छोटी होनी चाहिए',
  image_too_many_pixels: 'इस फ़ोटो में बहुत ज़्यादा पिक्सेल हैं। छोटी फ़ोटो चुनें।',
} satisfies Record<CommonErrorCode, string>;

export const fields = {
  required: 'यह भरना ज़रूरी है',
  unknown_field: 'यह जानकारी यहाँ नहीं ली जाती',
  invalid_id: 'ID ठीक 24 अक्षरों की होनी चाहिए',
  invalid_type: 'यह सही तरह से नहीं लिखा है',
  invalid_value: 'यह यहाँ नहीं चलेगा',
  unknown_choice: 'यह यहाँ नहीं चलेगा। इनमें से कोई एक चुनें: {choices}',
  invalid_number: 'कृपया कोई संख्या लिखें',
  invalid_text: 'इसमें कुछ ऐसे निशान हैं जो सेव नहीं हो सकते',
  text_too_short: 'कम से कम {min} अक्षर लिखें',
  text_too_long: '{max} से ज़्यादा अक्षर नहीं हो सकते',
  number_too_small: 'कम से कम {min} होना चाहिए',
  number_too_big: '{max} से ज़्यादा नहीं हो सकता',
  list_too_long: '{max} से ज़्यादा चीज़ें नहीं हो सकतीं',
} satisfies Record<CommonFieldCode, string>;
