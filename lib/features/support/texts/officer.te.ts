import type { officer as english } from './officer.en.ts';

/** The person who answers for complaints. */
export const officer: typeof english = {
  title: 'ఫిర్యాదుల అధికారి',
  hint: '{days} రోజుల్లో ఫిర్యాదుపై నిర్ణయం రాకపోతే, లేదా నిర్ణయం మీకు సరిగా అనిపించకపోతే, ఫిర్యాదు నంబర్‌తో వీరికి రాయండి.',
};
