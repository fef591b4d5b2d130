import { generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const EMAIL = 'hunar@stand-in.iam.gserviceaccount.com';
const ACCESS = 'an access token of the stand-in';

/** Environment of a product with a Firebase account; `origin` is the token endpoint. */
const firebaseSettings = (origin: string) => ({
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    type: 'service_account',
    project_id: 'stand-in',
    client_email: EMAIL,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${origin}/token`,
  }),
  FIREBASE_WEB_CONFIG: JSON.stringify({
    apiKey: 'AIzaStandIn',
    authDomain: 'stand-in.firebaseapp.com',
    projectId: 'stand-in',
    messagingSenderId: '1234567890',
    appId: '1:1234567890:web:abcdef',
  }),
  FIREBASE_VAPID_KEY: `B${'a'.repeat(86)}`,
});

const sentMessage = z.strictObject({
  message: z.strictObject({
    token: z.string(),
    data: z.record(z.string(), z.string()),
    webpush: z.strictObject({ headers: z.record(z.string(), z.string()) }),
  }),
});
type SentMessage = z.infer<typeof sentMessage>['message'];

interface Answer {
  status: number;
  details?: readonly object[];
}

const claims = z.object({ iss: z.literal(EMAIL), scope: z.string().includes('firebase.messaging') });

/** Whether the token request is signed with the service account's key. */
const isSigned = (form: string): boolean => {
  const [head = '', body = '', signature = ''] = (new URLSearchParams(form).get('assertion') ?? '').split(
    '.',
  );
  if (!claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).success) return false;
  return verify('sha256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'));
};

const refuse = ({ status, details = [] }: Answer) => ({
  status,
  body: { error: { code: status, message: 'No.', status: 'STAND_IN', details } },
});

/** Google's token and message endpoints on loopback: firebase-admin's requests really arrive here. */
export const startFcmService = async () => {
  const arrivals: SentMessage[] = [];
  const answers: Answer[] = [];
  const grant = (form: string) =>
    isSigned(form)
      ? { status: 200, body: { access_token: ACCESS, expires_in: 3600, token_type: 'Bearer' } }
      : { status: 400, body: { error: 'invalid_grant' } };
  const take = (json: string) => {
    const { message } = sentMessage.parse(JSON.parse(json));
    arrivals.push(message);
    const answer = answers.shift();
    return answer
      ? refuse(answer)
      : { status: 200, body: { name: `projects/stand-in/messages/${arrivals.length}` } };
  };
  const reply = ({ headers, url }: IncomingMessage, body: string) => {
    if (url === '/token') return grant(body);
    const isSend = headers.host === 'fcm.googleapis.com' && url === '/v1/projects/stand-in/messages:send';
    return isSend && headers.authorization === `Bearer ${ACCESS}` ? take(body) : refuse({ status: 404 });
  };
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const { status, body } = reply(request, sent);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  /** Redirects every connection to the stand-in; TLS is Node's own and skipped. */
  class StandInAgent extends Agent {
    override createConnection() {
      return connect(port, '127.0.0.1');
    }
  }
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    settings: firebaseSettings(`http://127.0.0.1:${port}`),
    agent: new StandInAgent(),
    arrivals,
    answers,
    stop,
  };
};
