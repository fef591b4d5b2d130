import type { payee as english } from './payee.en.ts';

/** Where someone is paid by UPI. */
export const payee: typeof english = {
  title: 'పేమెంట్ల కోసం UPI ఐడీ',
  part: 'డబ్బు అందుకోవడం',
  none: 'కస్టమర్లు QR కోడ్ స్కాన్ చేసేలా దీన్ని చేర్చండి',
  noneForRefunds: 'వర్కర్లు UPI ద్వారా డబ్బు తిరిగి ఇచ్చేలా దీన్ని చేర్చండి',
  next: '{time} నుంచి: {upiId}',
  upiId: 'UPI ఐడీ',
  name: 'బ్యాంకులో ఉన్న పేరు',
  nameHint: 'UPI యాప్‌లో కనిపించినట్టు, ఇంగ్లిష్ అక్షరాల్లో',
  wait: 'కొత్త UPI ఐడీ 24 గంటల తర్వాత వాడుకలోకి వస్తుంది. ఎవరైనా మీ ఖాతాలోకి చొరబడితే ఇది మిమ్మల్ని కాపాడుతుంది.',
  submit: 'UPI ఐడీ సేవ్ చేయండి',
  busy: 'సేవ్ అవుతోంది…',
  saved: 'UPI ఐడీ సేవ్ అయింది',
  savedHint: '24 గంటల తర్వాత వాడుకలోకి వస్తుంది. మార్పు గురించి మీకు మెసేజ్ పంపాం.',
};
