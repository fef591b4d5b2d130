import { callOf } from '#lib/platform/contract/call.ts';
import type { sendMessageToUsContract, sendFeedbackContract, listTicketsContract } from './tickets.ts';

export const sendMessageToUsCall = callOf<typeof sendMessageToUsContract>(
  'POST',
  '/admin/send-message-to-us',
);
export const sendFeedbackCall = callOf<typeof sendFeedbackContract>('POST', '/admin/feedback');
export const listTicketsCall = callOf<typeof listTicketsContract>('GET', '/tickets');
