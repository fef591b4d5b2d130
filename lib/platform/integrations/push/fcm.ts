import { randomUUID, sign } from 'node:crypto';
import type { Agent } from 'node:https';
import { initializeApp } from 'firebase-admin/app';
import { getMessaging, type Message } from 'firebase-admin/messaging';
import { z } from 'zod';
import { PermanentError } from '#lib/platform/outbox/write-outbox.ts';
import type { Pusher, PushNote } from './pusher.ts';
import { readFileSync } from 'node:fs';

const serviceAccount = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
});
type GoogleAccount = z.infer<typeof serviceAccount>;

/** Reads a service account from JSON or from a file path. */
const readGoogleAccount = (account: string): GoogleAccount =>
  serviceAccount.parse(JSON.parse(account.startsWith('{') ? account : readFileSync(account, 'utf8')));

const TIMEOUT_MS = 8000;
const HOUR_SECONDS = 3600;
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';

const toPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

// Uses the real clock because Google verifies it.
const makeAssertion = ({ client_email, private_key, token_uri }: GoogleAccount): string => {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat, exp: iat + HOUR_SECONDS };
  const unsigned = `${toPart({ alg: 'RS256', typ: 'JWT' })}.${toPart(claims)}`;
  return `${unsigned}.${sign('sha256', Buffer.from(unsigned), private_key).toString('base64url')}`;
};

const grant = z.object({ access_token: z.string(), expires_in: z.number() });

/**
 * Requests an access token for an hour (RFC 7523). firebase-admin's own implementation logs deprecation warnings; it
 * caches and renews the token that it gets here.
 */
const askForAccess = async (account: GoogleAccount): Promise<z.infer<typeof grant>> => {
  const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  const response = await fetch(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: grantType, assertion: makeAssertion(account) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Google gave no access: ${response.status}.`);
  return grant.parse(await response.json());
};

interface FcmOptions {
  /** A service account as JSON, or the path of its file. */
  account: string;
  agent?: Agent;
}

const DAY_SECONDS = '86400';

/** Data only: with a `notification` the browser would show a second one beside that of public/sw.js. */
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
 * Whether this one device is gone. The package's codes do not distinguish a dead token from a wrong service account
 * or payload, and such a mistake of ours must not delete every device.
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

/** Firebase Cloud Messaging, for operators with an account there. */
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
        throw verdict === 'hopeless' ? new PermanentError(String(error)) : error;
      }
    },
  };
};
