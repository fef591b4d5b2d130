import type { refunds as english } from './refunds.en.ts';

/** What a worker returns to a customer by the decision of a case. */
export const refunds: typeof english = {
  owe: '{name} को {amount} लौटाएँ',
  owed: '{name} से आपको {amount} वापस मिलने हैं',
  why: 'इस बुकिंग की शिकायत पर यह फ़ैसला हुआ।',
  payBy: 'कृपया {date} तक लौटा दें। तब तक न लौटाया, तो भी यह बाकी रहेगा, पर और कुछ नहीं होगा।',
  paidBy: 'यह {date} तक वापस मिल जाना चाहिए। तब तक न मिले, तो भी बाकी रहेगा।',
  how: '{name} को नकद या UPI से पैसे दें।',
  howOwed: 'आपको {name} से पैसे नकद या UPI में मिलेंगे।',
  scan: '{amount} वापस पाने के लिए कारीगर से यह स्कैन कराएँ',
  addPayeeHint: 'फिर 24 घंटे बाद कारीगर यहाँ QR कोड स्कैन कर सकेंगे। अभी आप नकद ले सकते हैं।',
  returned: 'मैंने पैसे लौटा दिए',
  askHow: 'आपने कैसे लौटाए?',
  waiting: 'आपने बताया कि पैसे लौटा दिए। {name} का जवाब बाकी है।',
  said: '{name} का कहना है कि उन्होंने पैसे लौटा दिए। कन्फ़र्म करने से पहले अपना बैंक ऐप देखें।',
  waive: 'वापसी माफ़ करें',
  waiveTitle: '{amount} की वापसी माफ़ करें?',
  keep: 'पैसे वापस लें',
};
