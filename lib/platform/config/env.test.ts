import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EnvError, parseEnv } from './env.ts';

const listFaults = (source: Record<string, string>): string[] => {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    assert.ok(error instanceof EnvError);
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(' ')[0] ?? '');
  }
};

const complete = {
  MONGODB_URI: 'mongodb://db/hunar?replicaSet=rs0',
  JWT_SECRET: 'x'.repeat(32),
  APP_ORIGIN: 'https://hunar.example',
  SMTP_URL: 'smtp://mail:587',
  MAIL_FROM: 'Hunar <no-reply@hunar.example>',
};

test('all faults are named at once', () => {
  assert.deepEqual(listFaults({ PORT: 'abc', LOG_LEVEL: 'loud', HUNAR_CLOCK: '2026-01-01T00:00:00Z' }), [
    'PORT',
    'MONGODB_URI',
    'JWT_SECRET',
    'LOG_LEVEL',
    'APP_ORIGIN',
    'SMTP_URL',
    'MAIL_FROM',
    'HUNAR_CLOCK',
  ]);
});

test('production without a way to send mail is refused in one sentence', () => {
  assert.throws(
    () => parseEnv({ ...complete, MAIL_FROM: '' }),
    /line:\n {2}MAIL_FROM is required in production, such as Hunar <no-reply@hunar\.example>$/,
  );
});

test('a wrong setting is reported differently from a missing one', () => {
  assert.throws(
    () => parseEnv({ ...complete, PORT: 'abc', JWT_SECRET: '' }),
    /PORT is wrong: .*\n.*JWT_SECRET is missing/,
  );
});

test('Firebase settings must be complete and valid, or absent', () => {
  const account = { FIREBASE_SERVICE_ACCOUNT: '/etc/hunar/firebase.json' };
  assert.deepEqual(listFaults({ ...complete, ...account }), ['FIREBASE_WEB_CONFIG', 'FIREBASE_VAPID_KEY']);
  const rest = { FIREBASE_WEB_CONFIG: '{', FIREBASE_VAPID_KEY: `B${'x'.repeat(86)}` };
  assert.deepEqual(listFaults({ ...complete, ...account, ...rest }), ['FIREBASE_WEB_CONFIG']);
});

test('a complete environment is production unless a command says otherwise', () => {
  assert.equal(parseEnv(complete).mode, 'production');
  assert.equal(parseEnv({ ...complete, HUNAR_MODE: 'demo' }).mode, 'demo');
});

test('demo and development need neither an origin nor mail', () => {
  const { MONGODB_URI, JWT_SECRET } = complete;
  assert.deepEqual(listFaults({ MONGODB_URI, JWT_SECRET, HUNAR_MODE: 'demo' }), []);
  assert.deepEqual(listFaults({ MONGODB_URI, JWT_SECRET, HUNAR_MODE: 'development' }), []);
});

test('a grievance officer is a name and an email address', () => {
  const { GRIEVANCE_OFFICER } = parseEnv({ ...complete, GRIEVANCE_OFFICER: 'Meera Rao <m@hunar.example>' });
  assert.deepEqual(GRIEVANCE_OFFICER, { name: 'Meera Rao', email: 'm@hunar.example' });
  for (const wrong of ['Meera Rao', 'm@hunar.example', '<m@hunar.example>', 'Meera Rao <hunar.example>'])
    assert.deepEqual(listFaults({ ...complete, GRIEVANCE_OFFICER: wrong }), ['GRIEVANCE_OFFICER'], wrong);
});

test('tax rules are off by default, and a wrong one is named with its place', () => {
  assert.deepEqual(parseEnv(complete).TAX_RULES, []);
  const rule = { name: 'GST', percent: 18, owedBy: 'operator', trades: ['a'.repeat(24)] };
  const parse = (...rules: object[]) => parseEnv({ ...complete, TAX_RULES: JSON.stringify(rules) }).TAX_RULES;
  assert.deepEqual(parse(rule), [rule]);
  assert.throws(
    () => parse(rule, { ...rule, percent: 0 }),
    /TAX_RULES is wrong: it must be JSON .*\(1\.percent: /,
  );
  assert.throws(() => parse({ ...rule, trades: ['plumbing'] }), /\(0\.trades\.0: ids have 24 hex digits\)/);
  for (const TAX_RULES of ['18', '{', 'GST=18'])
    assert.deepEqual(listFaults({ ...complete, TAX_RULES }), ['TAX_RULES']);
});
