import type { refunds as english } from './refunds.en.ts';

/** What a worker returns to a customer by the decision of a case. */
export const refunds: typeof english = {
  owe: '{name} గారికి {amount} తిరిగి ఇవ్వండి',
  owed: '{name} గారు మీకు {amount} తిరిగి ఇవ్వాలి',
  why: 'ఈ బుకింగ్ గురించి వచ్చిన ఫిర్యాదు తర్వాత ఈ నిర్ణయం తీసుకున్నాం.',
  payBy: 'దయచేసి {date} లోపు తిరిగి ఇవ్వండి. ఆ తర్వాత కూడా బాకీ ఉంటుంది, ఇంకేమీ జరగదు.',
  paidBy: 'ఇది {date} లోపు అందాలి. ఆ తర్వాత కూడా బాకీ ఉంటుంది.',
  how: '{name} గారికి క్యాష్‌గా లేదా UPI ద్వారా డబ్బు ఇవ్వండి.',
  howOwed: '{name} గారు మీకు క్యాష్‌గా లేదా UPI ద్వారా డబ్బు ఇస్తారు.',
  returned: 'నేను తిరిగి ఇచ్చాను',
  askHow: 'ఎలా తిరిగి ఇచ్చారు?',
  waiting: 'తిరిగి ఇచ్చామని మీరు చెప్పారు. {name} గారు నిర్ధారించాలి.',
  said: '{name} గారు డబ్బు తిరిగి ఇచ్చామని అంటున్నారు. నిర్ధారించే ముందు మీ బ్యాంక్ యాప్ చూడండి.',
};
