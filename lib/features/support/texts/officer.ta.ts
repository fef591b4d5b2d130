import type { officer as english } from './officer.en.ts';

/** The person who answers for complaints. */
export const officer: typeof english = {
  title: 'குறைதீர்ப்பு அதிகாரி',
  hint: '{days} நாட்களுக்குள் புகாருக்கு முடிவு வராவிட்டால், அல்லது முடிவை நீங்கள் ஏற்காவிட்டால், புகார் எண்ணுடன் இவருக்கு எழுதுங்கள்.',
};
