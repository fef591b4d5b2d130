import type * as english from './sms.en.ts';

export const sms = {
  signInCode: '{code} आपका Hunar लॉगिन कोड है। यह {minutes} मिनट तक काम करेगा। इसे किसी को न बताएँ।',
  actionCode:
    '{code} आपके Hunar अकाउंट में बदलाव कन्फ़र्म करने का कोड है। यह {minutes} मिनट तक काम करेगा। इसे किसी को न बताएँ।',
  numberChanged:
    'आपका Hunar अकाउंट अब {last} पर ख़त्म होने वाले नंबर से खुलता है। अगर यह आपने नहीं किया, तो तुरंत Hunar सपोर्ट से बात करें।',
  payeeChanged:
    'आपके Hunar पेमेंट की UPI ID बदली गई है। नई UPI ID {hours} घंटे बाद इस्तेमाल होगी। अगर यह आपने नहीं किया, तो तुरंत Hunar खोलकर पासवर्ड बदलें।',
  passwordAsked:
    'आपके Hunar अकाउंट में नया पासवर्ड माँगा गया है। {hours} घंटे बाद कोड से पासवर्ड बदल सकेगा। अगर यह आपने नहीं किया, तो Hunar खोलकर इसे रोकें।',
  contactAsked:
    'Hunar: {name} ने आपसे अपने भरोसे के लोगों में शामिल होने को कहा है, ताकि ख़तरा होने पर आपको बताया जाए। हाँ या ना कहने के लिए खोलें: {link}',
  contactHelp: 'Hunar: {name} को काम के दौरान मदद चाहिए। तुरंत फ़ोन करें। यहाँ देखें: {link}',
  contactLeft: 'Hunar: {name} ने ख़तरा देखकर काम छोड़ दिया है। तुरंत फ़ोन करें। यहाँ देखें: {link}',
  contactSilent: 'Hunar: काम में देर हो रही है और {name} का जवाब नहीं आ रहा है। फ़ोन करें। यहाँ देखें: {link}',
  bookingRequested: 'नई Hunar रिक्वेस्ट {number} ({day}, {time})। कृपया ऐप में जवाब दें।',
  answerSoon: 'Hunar रिक्वेस्ट {number} ({day}, {time}) को आपके जवाब का इंतज़ार है। समय कम बचा है।',
  bookingAccepted: 'आपकी Hunar बुकिंग {number} ({day}, {time}) पक्की हो गई है।',
  bookingDeclined: 'आपकी Hunar रिक्वेस्ट {number} ({day}, {time}) नहीं ली गई। ऐप में किसी और कारीगर से पूछें।',
  bookingExpired: 'Hunar रिक्वेस्ट {number} ({day}, {time}) का समय पर जवाब नहीं आया और वह बंद हो गई है।',
  bookingCancelled: 'Hunar बुकिंग {number} ({day}, {time}) रद्द हो गई है। जानकारी ऐप में देखें।',
  bookingMoved: 'Hunar बुकिंग {number} का नया समय: {day}, {time}।',
  bookingReopened: 'Hunar बुकिंग {number} ({day}, {time}) ग़लती से पक्की हो गई थी। आपकी रिक्वेस्ट फिर खुली है।',
  timeProposed: 'Hunar बुकिंग {number} ({day}, {time}) के लिए नया समय सुझाया गया है। कृपया ऐप में जवाब दें।',
  workerOnTheWay: 'Hunar बुकिंग {number} ({day}, {time}) के लिए कारीगर रास्ते में हैं।',
  workerArrived: 'Hunar बुकिंग {number} ({day}, {time}) के लिए कारीगर पते पर हैं।',
  visitTomorrow: 'याद रहे: Hunar बुकिंग {number} कल है, {day}, {time}।',
  visitSoon: 'याद रहे: Hunar बुकिंग {number} थोड़ी देर में है: {day}, {time}।',
} satisfies typeof english.sms;
