import type { accounts as english } from './accounts.en.ts';

export const accounts: typeof english = {
  errors: {
    wrong_credentials: 'ईमेल या पासवर्ड ग़लत है। दोनों देख लें, या नया पासवर्ड बना लें।',
    email_taken: 'इस ईमेल से पहले से एक अकाउंट है। लॉगिन करें, या नया पासवर्ड बना लें।',
    too_many_sign_ins: 'कई बार ग़लत पासवर्ड डाला गया। {seconds} सेकंड रुककर फिर से कोशिश करें।',
    reset_link_invalid: 'यह लिंक अब काम नहीं करता। नया लिंक मँगवाएँ।',
    wrong_password: 'मौजूदा पासवर्ड ग़लत है। ध्यान से फिर से लिखें।',
  },
  fields: {
    name_too_short: 'नाम में कम से कम 2 अक्षर होने चाहिए',
    name_too_long: 'नाम में 50 से ज़्यादा अक्षर नहीं हो सकते',
    name_reserved: 'यह नाम नहीं रखा जा सकता। कृपया अपना नाम लिखें',
    phone_ten_digits: 'फ़ोन नंबर ठीक 10 अंकों का होना चाहिए',
    email_include: 'कृपया सही ईमेल लिखें',
    email_enter: 'कृपया सही ईमेल पता लिखें',
    email_invalid: 'ईमेल सही नहीं लिखा है',
    email_too_long: 'ईमेल में 100 से ज़्यादा अक्षर नहीं हो सकते',
    password_too_short: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
    password_too_long: 'पासवर्ड में 30 से ज़्यादा अक्षर नहीं हो सकते',
    passwords_differ: 'दोनों जगह एक ही पासवर्ड लिखें',
    passwords_mismatch: 'दोनों पासवर्ड एक जैसे नहीं हैं',
    wrong_password: 'मौजूदा पासवर्ड ग़लत है',
    email_taken: 'इस ईमेल से पहले से एक अकाउंट है',
    referral_unknown: 'ऐसा कोई रेफ़रल कोड नहीं है। देख लें, या इसे छोड़ दें',
    referral_own: 'यह आपका अपना रेफ़रल कोड है, या उनका जिनका अकाउंट आपके कोड से बना',
  },
  messages: {
    registered: 'आपका अकाउंट बन गया',
    loggedIn: 'लॉगिन हो गया',
    loggedOut: 'लॉगआउट हो गया',
    resetSent: 'ईमेल भेज दिया गया',
    passwordReset: 'नया पासवर्ड बन गया',
    passwordChanged: 'पासवर्ड बदल गया',
    sessionEnded: 'उस डिवाइस से लॉगआउट हो गया',
    sessionsEnded: 'हर जगह से लॉगआउट हो गया',
  },
};
