import type { admin as english } from '../en/admin.ts';

export const admin: typeof english = {
  errors: {
    name_taken: 'इस नाम की चीज़ सूची में पहले से है। कोई दूसरा नाम चुनें।',
    in_use: 'यह अभी काम में है। पहले इसे हर जगह से हटाएँ, फिर सूची से हटाएँ।',
    own_account: 'अपने ही खाते पर यह फ़ैसला नहीं लिया जा सकता। किसी दूसरे एडमिन से कहें।',
  },
  fields: {
    name_taken: 'यह नाम पहले से लिया जा चुका है',
    unknown_skill: 'यह हुनर सूची में नहीं है',
    unknown_image: 'यह फ़ोटो आपकी अपलोड की हुई नहीं है या अब मौजूद नहीं है',
    price_decimals: 'दाम में दशमलव के बाद ज़्यादा से ज़्यादा दो अंक हो सकते हैं',
  },
};
