import type * as english from './waiting.en.ts';

export const waitingAtDoor = {
  title: 'दरवाज़े पर इंतज़ार',
  terms:
    '{time} तक इंतज़ार का कुछ नहीं लगता। उसके बाद हर 15 मिनट के {quarter} (15 मिनट पूरे न हों तो भी), ज़्यादा से ज़्यादा {max}।',
  report: 'दरवाज़े पर इंतज़ार में हूँ',
  reported: '{name} को बता दिया है',
  since: 'आप {time} से इंतज़ार में हैं।',
  sinceOther: '{time} से {name} आपके दरवाज़े पर इंतज़ार में हैं।',
  asked: 'काम शुरू होने पर {name} से इसके बारे में पूछा जाएगा।',
  agreed: '{name} ने इसे कन्फ़र्म किया है।',
  confirm: 'हाँ, {name} यहाँ हैं',
  confirmed: 'धन्यवाद। {name} को बता दिया है।',
} satisfies typeof english.waitingAtDoor;

export const overtime = {
  title: 'सब ठीक है?',
  hint: 'तय समय पूरा हो चुका है। बताएँ कि सब ठीक है, या काम पूरा करें। जवाब न मिलने पर हम आपकी एजेंसी और आपके भरोसे के लोगों को बता देंगे (अगर हों)।',
  yes: 'हाँ, सब ठीक है',
  done: 'धन्यवाद। आराम से काम पूरा करें।',
} satisfies typeof english.overtime;

export const onTheWay = {
  estimate: '{time} से {name} रास्ते में हैं। उनके आम तौर पर निकलने की जगह से करीब {minutes} मिनट लगते हैं।',
  near: '{name} करीब {km} किमी दूर हैं, पहुँचने में करीब {minutes} मिनट।',
  far: '{name} करीब {km} किमी दूर हैं।',
  seenNow: 'अभी की लोकेशन',
  seen: { one: '1 मिनट पहले की लोकेशन', other: '{count} मिनट पहले की लोकेशन' },
  map: 'मैप पर देखें',
  share: '{name} को मेरी लोकेशन दिखाएँ',
  shareHint:
    'पहुँचने तक, जब Hunar खुला हो। यह सिर्फ़ {name} को दिखती है, और पहुँचते ही मिट जाती है। घर से थोड़ी दूर जाकर चालू करें, ताकि घर न दिखे।',
  denied: 'आपका फ़ोन Hunar को लोकेशन नहीं दे रहा। ब्राउज़र की सेटिंग में इसकी अनुमति दें।',
  messages: { shared: 'ग्राहक देख सकते हैं कि आप कहाँ हैं।', hidden: 'ग्राहक अब नहीं देख सकते कि आप कहाँ हैं।' },
} satisfies typeof english.onTheWay;
