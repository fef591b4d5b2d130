/** Proves who is behind the session before something sensitive. */
export const identityProof = {
  password: 'Password',
  sendHint: 'To make sure it’s you, we’ll send a code to {contact}.',
  send: 'Send code',
  sending: 'Sending…',
  passkey: 'Use fingerprint or face',
  passkeyFailed: 'That didn’t work',
  passkeyFailedHint: 'Try again, or confirm it’s you another way.',
  none: 'First confirm a mobile number in Privacy & Security, so that we can make sure it’s you.',
};

/** The mobile number that logs in. */
export const ownPhone = {
  title: 'Mobile number',
  confirmed: '{phone} · Confirmed',
  unproved: 'Not confirmed: {phone}',
  confirmTitle: 'Confirm your number',
  addTitle: 'Add your mobile number',
  addHint: 'Log in with a code, without a password',
  why: 'We’ll send a code by SMS. A confirmed number logs you in, and your bookings and reviews count.',
  keeps: 'Until the new number is confirmed, {phone} logs you in.',
  next: 'New mobile number',
  field: 'Mobile number',
  send: 'Send code',
  sending: 'Sending…',
  submit: 'Confirm number',
  busy: 'Saving…',
  done: 'Your number is confirmed',
  doneHint: 'You can log in with it from now on.',
};
