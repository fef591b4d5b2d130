import type { officeOffers as english } from './office-offers.en.ts';

export const officeOffers: typeof english = {
  tab: 'शहर और काम',
  cities: 'शहर',
  trades: 'काम',
  words: 'जिन शब्दों का लोग इंतज़ार कर रहे हैं',
  on: 'चालू',
  off: 'बंद',
  since: '{day} से बंद: {reason}',
  figures: 'जारी: {running} · जवाब बाकी: {open} · कारीगर: {workers} · इंतज़ार में: {waiting}',
  people: '{count} लोग इंतज़ार में',
  none: 'अभी कुछ नहीं है',
  other: 'दूसरा शहर',
  state: 'राज्य',
  city: 'शहर',
  choose: 'चुनें',
  readOnly: 'इन्हें लीड बदल सकते हैं।',
  acts: {
    off: {
      label: 'बंद करें',
      effect:
        'वहाँ कोई बुकिंग नहीं कर पाएगा, और ग्राहकों को पहले ही बता दिया जाएगा। पक्की बुकिंग, खुली रिक्वेस्ट, प्रोफ़ाइल और कमाई बनी रहेंगी। वहाँ के कारीगरों को बताया जाएगा।',
      field: 'कारण (ऑफ़िस के लिए)',
      done: 'बंद किया गया।',
    },
    on: {
      label: 'चालू करें',
      effect: 'तुरंत बुकिंग हो सकेगी। इंतज़ार कर रहे लोगों को दस मिनट में बताया जाएगा, कारीगरों को भी।',
      field: 'कारण (ऑफ़िस के लिए)',
      done: 'चालू किया गया।',
    },
  },
};
