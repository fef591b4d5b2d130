import { listSkillsCall } from '#lib/contracts/skills.calls.ts';
import { database } from '#models/connection.ts';
import { startServer } from '#server/index.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { signIn } from '#server/testing/factories/users.ts';
import { benchEnv } from './bench-env.ts';

const server = await startServer({ env: benchEnv(), pages: false });
await database().collection('skills').deleteMany({});
for (let skill = 0; skill < 20; skill += 1)
  await makeSkill({
    names: { hi: 'बिजली मिस्त्री', kn: 'ವಿದ್ಯುತ್ ಕೆಲಸಗಾರ', ta: 'மின் பணியாளர்', te: 'విద్యుత్ పనివాడు' },
  });
const { token } = await signIn('customer');
process.send?.({ url: `${server.url}/api/v1${listSkillsCall.path}`, token });

const stop = async (): Promise<void> => {
  await database().dropDatabase();
  await server.stop();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
