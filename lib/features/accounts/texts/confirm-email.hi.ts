import type * as english from './confirm-email.en.ts';

export const confirmEmail = {
  again: 'लिंक फिर से भेजें',
  sent: 'लिंक भेज दिया गया',
  sentHint: 'यह एक ही बार, 24 घंटे तक काम करेगा। स्पैम फ़ोल्डर भी देखें।',
  failed: 'लिंक नहीं भेजा जा सका',
  failedHint: 'इंटरनेट देखें और फिर से कोशिश करें।',
} satisfies typeof english.confirmEmail;
