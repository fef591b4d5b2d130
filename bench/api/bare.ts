import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';

interface SkillRow {
  name: string;
  names: object;
  picture: string;
}

const client = await new MongoClient(process.env['HUNAR_TEST_MONGODB_URI'] ?? '').connect();
const skills = client.db().collection<SkillRow>('skills');

// The reference: the same data and bytes with nothing in between; no session, limit, validation, log or metric.
const server = createServer((_request, response) => {
  void skills
    .find({}, { projection: { name: 1, names: 1, picture: 1 } })
    .sort({ key: 1 })
    .limit(500)
    .toArray()
    .then((rows) => {
      const data = rows.map(({ _id, name, names, picture }) => ({ _id: String(_id), name, names, picture }));
      const body = JSON.stringify({ success: true, data, requestId: randomUUID() });
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.({ url: `http://127.0.0.1:${address.port}/` });
});
process.once('SIGTERM', () => process.exit(0));
