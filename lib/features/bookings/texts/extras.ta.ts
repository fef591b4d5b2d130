import type { extras as english } from './extras.en.ts';

/** Lines that the worker adds during the job, and the customer's answers. */
export const extras: typeof english = {
  title: 'கூடுதல் செலவுகள்',
  customerHint: 'நீங்கள் ஏற்றதற்கு மட்டும் பணம் கொடுத்தால் போதும்.',
  workerHint: 'வாடிக்கையாளர் ஏற்றதற்கு மட்டும் பணம் கொடுப்பார்.',
  states: {
    proposed: 'பதிலுக்காகக் காத்திருக்கிறது',
    accepted: 'ஏற்கப்பட்டது',
    declined: 'மறுக்கப்பட்டது',
    withdrawn: 'திரும்பப் பெறப்பட்டது',
    lapsed: 'நேரத்துக்குள் பதில் வரவில்லை',
  },
  accept: '{amount} ஏற்கிறேன்',
  decline: 'வேண்டாம்',
  withdraw: 'திரும்பப் பெறு',
  bill: '{words}: பில்',
  waiting: 'வாசலில் காத்திருந்தது',
  billMissing: 'படத்தைத் திறக்க முடியவில்லை.',
  total: 'மொத்தம்',
  add: 'கூடுதல் செலவைச் சேர்',
  words: 'இது எதற்கு?',
  wordsHint: 'உதாரணமாக, புதிய குழாய்',
  amount: 'தொகை',
  photo: 'பில்லின் படம் (கட்டாயமில்லை)',
  send: 'வாடிக்கையாளரிடம் கேள்',
  busy: 'அனுப்புகிறோம்…',
  sent: 'வாடிக்கையாளரிடம் கேட்டுள்ளோம்',
  sentHint: 'அவர் ஏற்றால் மட்டும் இதற்குப் பணம் கொடுப்பார்.',
  messages: {
    added: 'வாடிக்கையாளரிடம் கேட்டுள்ளோம்.',
    accepted: 'கூடுதல் செலவு ஏற்கப்பட்டது.',
    declined: 'கூடுதல் செலவு மறுக்கப்பட்டது.',
    withdrawn: 'கூடுதல் செலவு திரும்பப் பெறப்பட்டது.',
  },
};
