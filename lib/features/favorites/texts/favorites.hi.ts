import type { favorites as english } from './favorites.en.ts';

export const favorites = {
  errors: {
    too_many_favorites: 'आपके 200 फ़ेवरेट पूरे हो गए हैं, इससे ज़्यादा नहीं हो सकते। कुछ हटाकर फिर से कोशिश करें।',
  },
  heart: {
    save: '{name} को फ़ेवरेट में सेव करें',
    remove: '{name} को फ़ेवरेट से हटाएँ',
  },
  refusal: {
    failed: 'फ़ेवरेट नहीं बदले जा सके',
    failedHint: 'इंटरनेट देखें और फिर से कोशिश करें।',
    gone: 'यह अब उपलब्ध नहीं है।',
  },
  page: {
    title: 'फ़ेवरेट',
    loading: 'लोड हो रहा है...',
    empty: 'अभी कोई फ़ेवरेट नहीं',
    emptyHint: 'किसी सेवा या कारीगर के दिल वाले निशान पर टैप करें, वह यहाँ सेव हो जाएगा।',
    browse: 'सेवाएँ देखें',
    signIn: 'अपने फ़ेवरेट देखने के लिए लॉगिन करें',
    customersOnly: 'फ़ेवरेट ग्राहकों के लिए हैं',
    customersOnlyHint: 'ग्राहक अकाउंट में सेवाएँ और कारीगर यहाँ रखे जा सकते हैं।',
    home: 'होम पेज पर जाएँ',
  },
  list: {
    removed: 'हटा दिया',
    undo: 'वापस लाएँ',
    undoFor: 'वापस लाएँ: {name}',
    rate: 'एक घंटे के {price}',
    fresh: 'नई प्रोफ़ाइल',
    spoken: { one: '5 में से {average} स्टार, {count} रिव्यू', other: '5 में से {average} स्टार, {count} रिव्यू' },
    more: 'और दिखाएँ',
    moreFailed: 'और फ़ेवरेट लोड नहीं हो सके। इंटरनेट देखें और फिर से कोशिश करें।',
  },
} satisfies typeof english;
