import type { officer as english } from './officer.en.ts';

/** The person who answers for complaints. */
export const officer: typeof english = {
  title: 'शिकायत अधिकारी',
  hint: 'अगर किसी शिकायत पर {days} दिन में फ़ैसला नहीं हुआ, या आप फ़ैसले से सहमत नहीं हैं, तो इन्हें लिखें और शिकायत का नंबर बताएँ।',
};
