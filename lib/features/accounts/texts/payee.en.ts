/** Where someone is paid by UPI. */
export const payee = {
  title: 'UPI ID for payments',
  part: 'Getting paid',
  none: 'Add it, so that customers can scan a QR code',
  noneForRefunds: 'Add it, so that workers can pay you back by UPI',
  next: 'From {time}: {upiId}',
  upiId: 'UPI ID',
  name: 'Name on the bank account',
  nameHint: 'As a payer’s UPI app shows it, in English letters',
  wait: 'A new UPI ID takes effect after 24 hours. This protects you if someone gets into your account.',
  submit: 'Save UPI ID',
  busy: 'Saving…',
  saved: 'UPI ID saved',
  savedHint: 'It takes effect after 24 hours. We’ve sent you a message about the change.',
};
