import type { door as english } from './door.en.ts';

/** The code that a customer reads out at the door, and the worker’s sheet for it. */
export const door: typeof english = {
  title: 'दरवाज़े का कोड',
  hint: 'यह कोड {name} को तभी बताएँ जब वे आपके दरवाज़े पर हों। काम शुरू करने के लिए यह चाहिए।',
  locked: 'कई बार ग़लत कोड डाला गया। {name} आपके पास हों, तब यहाँ से काम शुरू करें।',
  lost: 'आपका कोड दिखाया नहीं जा सकता। {name} आपके पास हों, तब यहाँ से काम शुरू करें।',
  here: '{name} दरवाज़े पर हैं: काम शुरू करें',
  started: 'काम शुरू हो गया',
  worker: {
    hint: '{name} के पास चार अंकों का कोड है। दरवाज़े पर पूछें।',
    code: 'कोड',
    left: { one: '{count} कोशिश बची है', other: '{count} कोशिशें बची हैं' },
    busy: 'शुरू हो रहा है…',
    locked: 'यह कोड अब काम नहीं करेगा। {name} के फ़ोन से काम शुरू होगा।',
  },
  choice: {
    label: 'दरवाज़े का कोड',
    hint: 'काम शुरू करने के लिए कारीगर को आपसे चार अंकों का कोड लेना होगा',
    on: 'अब कारीगर को आपका कोड चाहिए होगा',
    off: 'अब कारीगर बिना कोड के काम शुरू कर सकते हैं',
  },
};
