import { sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const serviceAccount = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
});
export type GoogleAccount = z.infer<typeof serviceAccount>;

/** Reads a service account from its JSON, or from the file at that path. */
export const readGoogleAccount = (account: string): GoogleAccount =>
  serviceAccount.parse(JSON.parse(account.startsWith('{') ? account : readFileSync(account, 'utf8')));

const TIMEOUT_MS = 8000;
const HOUR_SECONDS = 3600;
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';

const toPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

// By the real clock: it is Google's that checks it.
const makeAssertion = ({ client_email, private_key, token_uri }: GoogleAccount): string => {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat, exp: iat + HOUR_SECONDS };
  const unsigned = `${toPart({ alg: 'RS256', typ: 'JWT' })}.${toPart(claims)}`;
  return `${unsigned}.${sign('sha256', Buffer.from(unsigned), private_key).toString('base64url')}`;
};

const grant = z.object({ access_token: z.string(), expires_in: z.number() });

/**
 * An access token for an hour, as RFC 7523 says. firebase-admin's own way for service accounts writes warnings of a
 * deprecated call to the console; it keeps and renews what it gets from here.
 */
export const askForAccess = async (account: GoogleAccount): Promise<z.infer<typeof grant>> => {
  const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  const response = await fetch(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: grantType, assertion: makeAssertion(account) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Google gave no access: ${response.status}.`);
  return grant.parse(await response.json());
};
