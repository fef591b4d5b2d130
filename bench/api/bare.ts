import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';
import { prepareSearch } from './bare-search.ts';

interface SkillRow {
  name: string;
  names: object;
  picture: string;
}

const client = await new MongoClient(process.env['HUNAR_TEST_MONGODB_URI'] ?? '').connect();
const skills = client.db().collection<SkillRow>('skills');

const listSkills = async () => {
  const rows = await skills
    .find({}, { projection: { name: 1, names: 1, picture: 1 } })
    .sort({ key: 1 })
    .limit(500)
    .toArray();
  return { data: rows.map(({ _id, name, names, picture }) => ({ _id: String(_id), name, names, picture })) };
};

const search = await prepareSearch(client.db());

// The reference: the same data and bytes without session, limit, validation, log or metric.
const server = createServer((request, response) => {
  void (request.url === '/search' ? search() : listSkills()).then((reply) => {
    const body = JSON.stringify({ success: true, ...reply, requestId: randomUUID() });
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address !== 'object' || !address) return;
  const url = `http://127.0.0.1:${address.port}`;
  process.send?.({ skills: `${url}/skills`, search: `${url}/search` });
});
process.once('SIGTERM', () => process.exit(0));
