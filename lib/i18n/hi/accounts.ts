import type { accounts as english } from '../en/accounts.ts';

export const accounts: typeof english = {
  errors: {
    wrong_credentials: 'ई-मेल या पासवर्ड ग़लत है। दोनों देख लें, या नया पासवर्ड बना लें।',
    email_taken: 'इस ई-मेल से पहले से एक खाता है। लॉगिन करें, या नया पासवर्ड बना लें।',
    too_many_sign_ins: 'कई बार ग़लत पासवर्ड डाला गया। {seconds} सेकंड रुककर फिर से कोशिश करें।',
    reset_link_invalid: 'यह लिंक अब काम नहीं करता। नया लिंक मँगवाएँ।',
    wrong_password: 'मौजूदा पासवर्ड ग़लत है। ध्यान से फिर से लिखें।',
  },
  fields: {
    name_too_short: 'नाम में कम से कम 2 अक्षर होने चाहिए',
    name_too_long: 'नाम में 50 से ज़्यादा अक्षर नहीं हो सकते',
    name_reserved: 'यह नाम नहीं रखा जा सकता। कृपया अपना नाम लिखें',
    phone_ten_digits: 'फ़ोन नंबर ठीक 10 अंकों का होना चाहिए',
    email_include: 'कृपया सही ई-मेल लिखें',
    email_enter: 'कृपया सही ई-मेल पता लिखें',
    email_invalid: 'ई-मेल इस रूप में सही नहीं है',
    email_too_long: 'ई-मेल में 100 से ज़्यादा अक्षर नहीं हो सकते',
    password_too_short: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
    password_too_long: 'पासवर्ड में 30 से ज़्यादा अक्षर नहीं हो सकते',
    passwords_differ: 'दोनों जगह एक ही पासवर्ड लिखें',
    passwords_mismatch: 'पासवर्ड मेल नहीं खाते',
    wrong_password: 'मौजूदा पासवर्ड ग़लत है',
    email_taken: 'इस ई-मेल से पहले से एक खाता है',
  },
  messages: {
    registered: 'आपका खाता बन गया',
    loggedIn: 'आप लॉगिन हो गए',
    loggedOut: 'आप लॉगआउट हो गए',
    resetSent: 'ई-मेल भेज दिया गया',
    passwordReset: 'नया पासवर्ड बन गया',
    passwordChanged: 'पासवर्ड बदल गया',
    sessionEnded: 'उस फ़ोन या कंप्यूटर से लॉगआउट कर दिया गया',
  },
};
