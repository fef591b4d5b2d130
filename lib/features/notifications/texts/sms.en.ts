import type { SmsKind } from '#lib/features/notifications/contracts/sms.ts';

/** An operator registers these word for word: a change needs a new registration. */
export const sms = {
  signInCode: '{code} is your Hunar login code. It works for {minutes} minutes. Never share it with anyone.',
  actionCode:
    '{code} is your Hunar code to confirm a change in your account. It works for {minutes} minutes. Never share it with anyone.',
  numberChanged:
    'Your Hunar account now uses the number ending in {last}. If this was not you, contact Hunar support at once.',
  payeeChanged:
    'The UPI ID for your Hunar payments was changed. A new one is used after {hours} hours. If this was not you, open Hunar and change your password at once.',
  passwordAsked:
    'A new password was asked for in your Hunar account. A code can set it after {hours} hours. If this was not you, open Hunar and stop it.',
  contactAsked:
    'Hunar: {name} asks you to be a trusted contact, who is told in danger. To agree or decline, open {link}',
  contactHelp: 'Hunar: {name} asks for help during a visit. Please call at once. Open {link}',
  contactLeft: 'Hunar: {name} left a visit because it was not safe. Please call at once. Open {link}',
  contactSilent: 'Hunar: {name} does not answer, and a visit runs late. Please call. Open {link}',
  bookingRequested: 'New Hunar request {number} for {day}, {time}. Please answer it in the app.',
  answerSoon: 'Hunar request {number} for {day}, {time} is still waiting for your answer. It ends soon.',
  bookingAccepted: 'Your Hunar booking {number} for {day}, {time} is accepted.',
  bookingDeclined:
    'Your Hunar request {number} for {day}, {time} was declined. You can ask another worker in the app.',
  bookingExpired: 'Hunar request {number} for {day}, {time} was not answered in time and has ended.',
  bookingCancelled: 'Hunar booking {number} for {day}, {time} was cancelled. See the details in the app.',
  bookingMoved: 'Hunar booking {number} is now on {day}, {time}.',
  bookingReopened:
    'Hunar booking {number} for {day}, {time} was accepted by mistake. Your request is open again.',
  timeProposed:
    'A new time was proposed for Hunar booking {number} on {day}, {time}. Please answer in the app.',
  workerOnTheWay: 'The worker is on the way for Hunar booking {number}: {day}, {time}.',
  workerArrived: 'The worker has arrived for Hunar booking {number}: {day}, {time}.',
  visitTomorrow: 'Reminder: Hunar booking {number} is tomorrow, {day}, {time}.',
  visitSoon: 'Reminder: Hunar booking {number} starts soon: {day}, {time}.',
} satisfies Record<SmsKind, string>;
