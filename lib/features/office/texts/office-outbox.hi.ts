import type { officeOutbox as english } from './office-outbox.en.ts';

export const officeOutbox: typeof english = {
  failed: {
    givenUp: '{since} से रुका है। कोशिश नंबर {attempts} के बाद छोड़ दिया गया।',
    again: '{since} से रुका है। कोशिश नंबर {attempts} फ़ेल हुई; अगली कोशिश {next}।',
    more: 'और {count} बाकी हैं।',
  },
  dropped: 'दिन के बजट से ज़्यादा SMS, जो नहीं भेजे गए',
  onlyLeads: 'इन्हें फिर से सिर्फ़ लीड भेज सकते हैं।',
  retry: {
    label: 'फिर से भेजें',
    effect: 'यहाँ जो छोड़ दिया गया था, वह सब अभी एक बार फिर भेजा जाएगा। पहले वजह ठीक करें, वरना फिर फ़ेल होगा।',
    field: 'कारण, और क्या ठीक किया गया',
    done: 'फिर से भेजा जा रहा है। एक मिनट बाद पेज रीलोड करके देखें।',
  },
};
