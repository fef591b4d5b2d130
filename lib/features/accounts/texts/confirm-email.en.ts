/** The link that confirms an account's email, wherever something asks for it. */
export const confirmEmail = {
  again: 'Send the link again',
  sent: 'The link is on its way',
  sentHint: 'It works once, for 24 hours. Check your spam folder too.',
  failed: 'The link could not be sent',
  failedHint: 'Check your connection and try again.',
};
