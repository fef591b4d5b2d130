import { listSkillsContract } from '#lib/features/catalogue/contracts/named-lists.ts';
import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { database } from '#models/connection.ts';
import { startServer } from '#server/index.ts';
import { makeCrowd } from '#e2e/kit/factories/crowd.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { benchEnv } from './bench-env.ts';
import { TRADE } from './searched.ts';
import { stopWhenAsked } from '../stop-server.ts';

const WORKERS = 10_000;

const names = { hi: 'बिजली मिस्त्री', kn: 'ವಿದ್ಯುತ್ ಕೆಲಸಗಾರ', ta: 'மின் பணியாளர்', te: 'విద్యుత్ పనివాడు' };

const server = await startServer({ env: benchEnv(), pages: false });
for (const collection of ['skills', 'users']) await database().collection(collection).deleteMany({});
const skills = [await makeSkill({ name: TRADE, names })];
while (skills.length < 20) skills.push(await makeSkill({ names }));
const take = await makeCrowd(skills.map(({ _id, name }) => ({ _id, name })));
await database().collection('users').insertMany(take(0, WORKERS));
const { token } = await signIn('customer');
const api = `${server.url}/api/v1`;
const paths = { skills: listSkillsContract.path, search: `${searchWorkersContract.path}?skills=${TRADE}` };
process.send?.({ skills: api + paths.skills, search: api + paths.search, token });
stopWhenAsked(server);
