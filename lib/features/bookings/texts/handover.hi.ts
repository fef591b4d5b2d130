import type { handover as english } from './handover.en.ts';

export const handover: typeof english = {
  worker: {
    title: 'Hunar पूछ रहा है: क्या आपसे यह काम हो पाएगा?',
    for: '{name} के यहाँ',
    hint: 'आप और ग्राहक दोनों हाँ कहें, तो काम आपका। {time} तक जवाब दें।',
    yes: 'हाँ, मंज़ूर है',
    no: 'नहीं, नहीं हो पाएगा',
    agreed: 'आपने हाँ कहा है। {time} तक ग्राहक के जवाब का इंतज़ार है।',
  },
  customer: {
    title: '{former} की जगह Hunar {name} का सुझाव देता है',
    new: 'नए',
    same: 'वही समय, वही दाम: {price}।',
    lower: 'वही समय। दाम {before} से घटकर {price} होगा।',
    higher: 'वही समय। दाम {before} से बढ़कर {price} होगा।',
    hint: '{time} तक जवाब दें। मना करें या जवाब न दें, तो बुकिंग {former} के पास ही रहेगी।',
    yes: 'हाँ, {name} ठीक हैं',
    yesFor: 'हाँ, {price} में',
    no: 'नहीं, {former} ही रहें',
    agreed: 'आपने हाँ कहा है। {time} तक {name} के जवाब का इंतज़ार है।',
    ready: '{name} ने हाँ कहा है।',
  },
  failed: 'आपका जवाब नहीं भेजा जा सका',
};
