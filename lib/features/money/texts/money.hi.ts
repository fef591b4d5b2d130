import type { money as english } from './money.en.ts';

export const money = {
  errors: {
    nothing_owed: 'इस बुकिंग का कोई पैसा बाकी नहीं है।',
    no_credit: 'आपके वॉलेट में इस बुकिंग के लिए कोई क्रेडिट नहीं है।',
    top_up_open: 'रिक्वेस्ट पहले ही भेजी जा चुकी है। कन्फ़र्म होने तक रुकें।',
    top_up_decided: 'इस रिक्वेस्ट पर फ़ैसला हो चुका है।',
  },
  messages: {
    paid: 'पेमेंट दर्ज हो गया।',
    waived: 'फ़ीस माफ़ कर दी गई।',
    creditUsed: 'इस बुकिंग के लिए आपका क्रेडिट इस्तेमाल हुआ।',
    requested: 'आपकी रिक्वेस्ट मिल गई। कन्फ़र्म होते ही पैसा आपके वॉलेट में आ जाएगा।',
  },
  news: {
    titles: {
      job_paid: '{name} को आपका {amount} का पेमेंट मिल गया',
      fee_due: 'देर से रद्द करने पर {name} से आपको {amount} मिलने हैं',
      fee_paid: '{name} को {amount} की फ़ीस मिल गई',
      fee_waived: '{name} ने {amount} की फ़ीस माफ़ की',
      top_up_confirmed: '{amount} आपके वॉलेट में आ गए',
      top_up_refused: 'आपका {amount} का टॉप-अप कन्फ़र्म नहीं हुआ',
      credit: 'आपको {amount} का क्रेडिट मिला',
      credit_used: '{name} ने {amount} क्रेडिट से दिए',
    },
    bodies: {
      job_paid: '{service}। बुकिंग {number}।',
      fee_due: '{service}। बुकिंग {number}।',
      fee_paid: '{service}। बुकिंग {number}।',
      fee_waived: '{service}। बुकिंग {number}।',
      top_up_confirmed: 'टॉप-अप {number}।',
      top_up_refused: 'टॉप-अप {number}: {reason}',
      credit: 'Hunar पर {name} के पहले काम के लिए।',
      credit_used: '{service}। बुकिंग {number}।',
    },
  },
} satisfies typeof english;
