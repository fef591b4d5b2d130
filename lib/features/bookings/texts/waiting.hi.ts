import type * as english from './waiting.en.ts';

export const waitingAtDoor = {
  title: 'दरवाज़े पर इंतज़ार',
  terms: '{time} तक इंतज़ार का कुछ नहीं लगता। उसके बाद शुरू हुए हर 15 मिनट के {quarter}, ज़्यादा से ज़्यादा {max}।',
  report: 'मैं दरवाज़े पर इंतज़ार कर रहा/रही हूँ',
  reported: '{name} को बता दिया है',
  since: 'आप {time} से इंतज़ार कर रहे हैं।',
  sinceOther: '{name} {time} से आपके दरवाज़े पर इंतज़ार कर रहे हैं।',
  asked: 'काम शुरू होने पर {name} से इसके बारे में पूछा जाएगा।',
  agreed: '{name} ने इसे माना है।',
  confirm: 'हाँ, {name} यहाँ हैं',
  confirmed: 'धन्यवाद। {name} को पता है कि आप आ रहे हैं।',
} satisfies typeof english.waitingAtDoor;

export const overtime = {
  title: 'सब ठीक है?',
  hint: 'तय समय पूरा हो चुका है। बताएँ कि सब ठीक है, या काम पूरा करें। आपकी एजेंसी है, तो जवाब न मिलने पर हम उसे बताते हैं।',
  yes: 'हाँ, सब ठीक है',
  done: 'धन्यवाद। आराम से काम पूरा करें।',
} satisfies typeof english.overtime;

export const onTheWay = {
  estimate: '{name} {time} पर निकले हैं। जहाँ से वे आम तौर पर निकलते हैं, वहाँ से करीब {minutes} मिनट लगते हैं।',
  near: '{name} करीब {km} किमी दूर हैं, करीब {minutes} मिनट लगेंगे।',
  far: '{name} करीब {km} किमी दूर हैं।',
  seenNow: 'अभी की जगह',
  seen: { one: '1 मिनट पहले की जगह', other: '{count} मिनट पहले की जगह' },
  map: 'नक्शे पर देखें',
  share: '{name} को दिखाएँ कि मैं कहाँ हूँ',
  shareHint:
    'पहुँचने तक, जब तक Hunar खुला है। यह सिर्फ़ {name} को दिखता है, और पहुँचते ही मिट जाता है। घर से थोड़ी दूर जाकर चालू करें, ताकि घर की जगह न दिखे।',
  denied: 'फ़ोन Hunar को लोकेशन नहीं दे रहा। ब्राउज़र की सेटिंग में इसकी अनुमति दें।',
  messages: { shared: 'ग्राहक को दिखता है कि आप कहाँ हैं।', hidden: 'ग्राहक को अब नहीं दिखता कि आप कहाँ हैं।' },
} satisfies typeof english.onTheWay;
