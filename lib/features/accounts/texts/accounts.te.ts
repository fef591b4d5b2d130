import type { accounts as english } from './accounts.en.ts';

export const accounts: typeof english = {
  errors: {
    wrong_credentials: 'ఇ-మెయిల్ లేదా పాస్\u200cవర్డ్ తప్పు. రెండూ సరిచూసుకోండి, లేదా కొత్త పాస్\u200cవర్డ్ పెట్టుకోండి.',
    email_taken: 'ఈ ఇ-మెయిల్\u200cతో ఇప్పటికే ఖాతా ఉంది. లాగిన్ అవ్వండి, లేదా కొత్త పాస్\u200cవర్డ్ పెట్టుకోండి.',
    too_many_sign_ins: 'చాలాసార్లు తప్పు పాస్\u200cవర్డ్ పెట్టారు. {seconds} సెకన్లు ఆగి మళ్లీ ప్రయత్నించండి.',
    reset_link_invalid: 'ఈ లింక్ ఇక పనిచేయదు. కొత్త లింక్ అడగండి.',
    wrong_password: 'ఇప్పటి పాస్\u200cవర్డ్ తప్పు. జాగ్రత్తగా మళ్లీ రాయండి.',
  },
  fields: {
    name_too_short: 'పేరులో కనీసం 2 అక్షరాలు ఉండాలి',
    name_too_long: 'పేరు 50 అక్షరాలు దాటకూడదు',
    name_reserved: 'ఈ పేరు వాడటం కుదరదు. దయచేసి మీ పేరు రాయండి',
    phone_ten_digits: 'ఫోన్ నంబర్‌లో సరిగ్గా 10 అంకెలు ఉండాలి',
    email_include: 'దయచేసి సరైన ఇ-మెయిల్ రాయండి',
    email_enter: 'దయచేసి సరైన ఇ-మెయిల్ చిరునామా రాయండి',
    email_invalid: 'ఇ-మెయిల్ సరిగ్గా రాయలేదు',
    email_too_long: 'ఇ-మెయిల్ 100 అక్షరాలు దాటకూడదు',
    password_too_short: 'పాస్\u200cవర్డ్\u200cలో కనీసం 6 అక్షరాలు ఉండాలి',
    password_too_long: 'పాస్\u200cవర్డ్ 30 అక్షరాలు దాటకూడదు',
    passwords_differ: 'రెండు చోట్లా ఒకే పాస్\u200cవర్డ్ రాయండి',
    passwords_mismatch: 'పాస్\u200cవర్డ్\u200cలు ఒకేలా లేవు',
    wrong_password: 'ఇప్పటి పాస్\u200cవర్డ్ తప్పు',
    email_taken: 'ఈ ఇ-మెయిల్\u200cతో ఇప్పటికే ఖాతా ఉంది',
    referral_unknown: 'ఇలాంటి రెఫరల్ కోడ్ లేదు. సరిచూడండి, లేదా వదిలేయండి',
    referral_own: 'ఇది మీ సొంత రెఫరల్ కోడ్, లేదా మీ కోడ్‌తో వచ్చినవారిది',
  },
  messages: {
    registered: 'మీ ఖాతా సిద్ధమైంది',
    loggedIn: 'మీరు లాగిన్ అయ్యారు',
    loggedOut: 'మీరు లాగౌట్ అయ్యారు',
    resetSent: 'ఇ-మెయిల్ పంపాం',
    passwordReset: 'కొత్త పాస్\u200cవర్డ్ సిద్ధమైంది',
    passwordChanged: 'పాస్\u200cవర్డ్ మారింది',
    sessionEnded: 'ఆ డివైజ్ లాగౌట్ అయింది',
    sessionsEnded: 'మీరు అన్ని చోట్ల లాగౌట్ అయ్యారు',
  },
};
