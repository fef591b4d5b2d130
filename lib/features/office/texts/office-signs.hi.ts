import type { officeSigns as english } from './office-signs.en.ts';

export const officeSigns: typeof english = {
  title: 'धोखाधड़ी के संकेत',
  hint: 'संकेत सिर्फ़ एक नोट है, सबूत नहीं। परिवार में एक ही फ़ोन चलता है, और नए कारीगर के पास अक्सर एक ही ग्राहक होता है। संकेत से किसी अकाउंट पर कुछ नहीं होता: देखें, पूछें और व्यक्ति के पेज पर फ़ैसला करें।',
  states: { label: 'संकेतों की स्थिति', open: 'अभी नहीं देखे', looked_at: 'देखे हुए' },
  deleted: 'हटाया गया अकाउंट',
  kinds: {
    shared_device: '{one} और {other} का फ़ोन एक ही है। आपस में: {acts}।',
    only_each_other: '{other} को रिव्यू सिर्फ़ {one} से मिले हैं, और {one} ने किसी और को रिव्यू नहीं दिया: {acts}।',
    many_claims: '{one} ने {visits} में {claims} की शिकायत की: {percent}% काम, आम तौर पर {norm}%।',
  },
  acts: {
    bookings: { one: '{count} बुकिंग', other: '{count} बुकिंग' },
    reviews: { one: '{count} रिव्यू (पाँच स्टार वाले: {five})', other: '{count} रिव्यू (पाँच स्टार वाले: {five})' },
    referrals: { one: '{count} रेफ़रल', other: '{count} रेफ़रल' },
    claims: { one: '{count} बार “नहीं आए”', other: '{count} बार “नहीं आए”' },
    visits: { one: '{count} काम', other: '{count} काम' },
  },
  newest: 'सबसे नया: {moment}।',
  lookedAt: '{name} ने देखा: {moment}।',
  again: '{name} ने देखा था ({moment}), उसके बाद कुछ नया हुआ है।',
  act: {
    label: 'देख लिया',
    effect: 'संकेत लिस्ट से हट जाएगा। दोनों के बीच कुछ नया होने पर ही वापस आएगा।',
    field: 'आपको क्या पता चला',
    done: 'दर्ज हो गया कि आपने देख लिया।',
  },
};
