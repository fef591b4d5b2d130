import type { agency as english } from './agency.en.ts';

export const agency = {
  errors: {
    invite_open: 'इस एजेंसी के न्योते का जवाब अभी बाकी है।',
    invite_answered: 'इस न्योते का जवाब दिया जा चुका है।',
    has_agency: 'आप पहले से एक एजेंसी में हैं। पहले उसे छोड़ें, फिर दूसरी में जुड़ें।',
  },
  fields: {
    invite_contact: 'ईमेल या फ़ोन नंबर, दोनों में से एक दें।',
  },
  messages: {
    invited: 'न्योता भेज दिया गया।',
    joined: 'अब आप एजेंसी में हैं।',
    declined: 'आपने न्योते के लिए मना कर दिया।',
    removed: 'कारीगर अब आपकी टीम में नहीं हैं।',
    left: 'आपने एजेंसी छोड़ दी।',
  },
  news: {
    titles: {
      invited: '{name} ने आपको अपनी टीम में बुलाया है',
      joined: '{name} अब आपकी टीम में हैं',
      declined: '{name} ने आपके न्योते के लिए मना कर दिया',
      left: '{name} ने आपकी टीम छोड़ दी',
      removed: '{name} ने आपको टीम से हटा दिया',
    },
    bodies: {
      invited: 'न्योता अपनी प्रोफ़ाइल में देखें।',
      joined: 'उनकी बुकिंग अब आपके पेज पर हैं।',
      declined: 'आप किसी और को बुला सकते हैं।',
      left: 'उनकी बुकिंग अब आपके पेज पर नहीं हैं।',
      removed: 'ग्राहकों को अब आपके नाम पर “ख़ुद का काम” दिखेगा।',
    },
  },
} satisfies typeof english;
