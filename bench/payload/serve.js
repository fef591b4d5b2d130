import { createServer } from 'node:http';
import { getPayload, handleEndpoints } from 'payload';
import { config } from './config.js';
import { questionFor } from './question.js';

const payload = await getPayload({ config });
const question = await questionFor(payload.db.connection);

// Payload's own REST with nothing in between: no Next, and each body is handed on whole.
const answer = async ({ url, headers }, response) => {
  const request = new Request(`http://${headers.host}${url}`, { headers });
  const reply = await handleEndpoints({ config, request });
  const body = await reply.text();
  response.writeHead(reply.status, {
    ...Object.fromEntries(reply.headers),
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
};

const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ search: `http://127.0.0.1:${server.address().port}${question}` });
});
process.once('SIGTERM', () => process.exit(0));
