import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:https';
import { initializeApp } from 'firebase-admin/app';
import { getMessaging, type Message } from 'firebase-admin/messaging';
import { z } from 'zod';
import { HopelessFault } from '#lib/platform/outbox/hopeless-fault.ts';
import { askForAccess, readGoogleAccount } from './google-access.ts';
import type { Pusher, PushNote } from './pusher.ts';

interface FcmOptions {
  /** The JSON of a service account, or the path of its file. */
  account: string;
  agent?: Agent;
}

const DAY_SECONDS = '86400';

/** Data alone: with a `notification` the browser would draw a second one beside that of public/sw.js. */
const toMessage = (token: string, note: PushNote): Message => ({
  token,
  data: { ...note, ...(note.kind === 'message' && { messageId: note.id }) },
  webpush: { headers: { Urgency: 'high', TTL: DAY_SECONDS } },
});

const detail = z.object({
  errorCode: z.string().optional(),
  fieldViolations: z.array(z.object({ field: z.string().optional() })).default([]),
});
const refusal = z.object({
  httpResponse: z.object({
    status: z.number(),
    data: z.object({ error: z.object({ details: z.array(detail).default([]) }) }),
  }),
});

type Verdict = 'gone' | 'hopeless' | 'again';

/**
 * What the answer says of this one device. The package's own codes do not tell a dead token from a wrong service account
 * or a wrong payload of ours, and one such mistake must not empty the list of devices.
 */
const judge = (error: unknown): Verdict => {
  const { success, data } = refusal.safeParse(error);
  if (!success) return 'again';
  const { status, data: answer } = data.httpResponse;
  const { details } = answer.error;
  if (details.some(({ errorCode }) => errorCode === 'UNREGISTERED' || errorCode === 'SENDER_ID_MISMATCH'))
    return 'gone';
  if (status !== 400) return 'again';
  const fields = details.flatMap(({ fieldViolations }) => fieldViolations.map(({ field }) => field));
  return fields.includes('message.token') ? 'gone' : 'hopeless';
};

/** Firebase Cloud Messaging, for products that have an account there. */
export const createFcm = ({ account, agent }: FcmOptions): Pusher => {
  const google = readGoogleAccount(account);
  const app = initializeApp(
    {
      projectId: google.project_id,
      credential: { getAccessToken: () => askForAccess(google) },
      ...(agent && { httpAgent: agent }),
    },
    randomUUID(),
  );
  const messaging = getMessaging(app);
  return {
    send: async ({ device, note }) => {
      try {
        await messaging.send(toMessage(device.value, note));
        return 'taken';
      } catch (error) {
        const verdict = judge(error);
        if (verdict === 'gone') return verdict;
        throw verdict === 'hopeless' ? new HopelessFault(String(error)) : error;
      }
    },
  };
};
