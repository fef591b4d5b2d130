import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './exchange.ts';
import { sendCall, type SentCall } from './send-call.ts';

/** Sends a call and retries while a busy server asks for it, as clients do. */
export const sendUntilAnswered = async (sent: SentCall): Promise<Answer> => {
  const answer = await sendCall(sent);
  if (answer.status !== 503) return answer;
  await pause(100);
  return sendUntilAnswered(sent);
};
