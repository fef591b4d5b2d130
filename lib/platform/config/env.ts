import { z } from 'zod';
import { processWide } from './process-wide.ts';

const flag = z.enum(['on', 'off']);
const secret = z.string().min(32, 'it needs at least 32 characters');
const wholeNumber = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

const parseJson = (text: string, context: z.RefinementCtx<string>): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('it must be JSON');
    return z.NEVER;
  }
};

// What the Firebase console gives to web apps; nothing of it is a secret.
const webConfig = z
  .string()
  .transform(parseJson)
  .pipe(
    z.object({
      apiKey: z.string(),
      projectId: z.string(),
      messagingSenderId: z.string(),
      appId: z.string(),
    }),
  );

const settings = z.object({
  HUNAR_MODE: z.enum(['demo', 'production', 'development']).optional(),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  APP_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'it must start with mongodb:// or mongodb+srv://'),
  JWT_SECRET: secret,
  SEAL_SECRET: secret.optional(),
  SEAL_SECRET_BEFORE: secret.optional(),
  TRUSTED_PROXIES: z.string().default(''),
  METRICS_TOKEN: secret.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'it must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Hunar <no-reply@localhost>'),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ]{8,20}$/, 'it must be a phone number')
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  TOP_UP_UPI: z
    .string()
    .regex(/^[\w.-]{2,}@[a-zA-Z]{2,}$/, 'it must be a UPI id')
    .optional(),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUSH_SERVICES: z.string().default(''),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_WEB_CONFIG: webConfig.optional(),
  FIREBASE_VAPID_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'it must be the public key of a key pair')
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  HUNAR_API_HOST: z.enum(['direct', 'next']).default('direct'),
  HUNAR_WORKER: flag.default('on'),
  HUNAR_DESIGN: flag.default('off'),
  HUNAR_CLOCK: z.iso.datetime().optional(),
  DATA_DIR: z.string().default('.data'),
  SHUTDOWN_SECONDS: wholeNumber(15),
});

/** Every name that the environment may set; .env.example explains each. */
export const settingNames = Object.keys(settings.shape);

const environment = settings.transform((raw) => ({
  ...raw,
  mode: raw.HUNAR_MODE ?? ('production' as const),
}));

type Source = Record<string, string | undefined>;

export type Env = z.infer<typeof environment>;

/** The environment is not usable; the message names every fault, one a line. */
export class EnvError extends Error {}

const withoutBlanks = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));

// Apart from the schema: zod would keep these back until everything else is right.
const productionFaults = (source: Source): string[] => {
  const { HUNAR_MODE, APP_ORIGIN, SMTP_URL, MAIL_FROM, HUNAR_CLOCK } = source;
  if (HUNAR_MODE !== undefined && HUNAR_MODE !== 'production') return [];
  return [
    ...(APP_ORIGIN ? [] : ['APP_ORIGIN is required in production, such as https://hunar.example']),
    ...(SMTP_URL ? [] : ['SMTP_URL is required in production, such as smtp://user:password@host:587']),
    ...(MAIL_FROM ? [] : ['MAIL_FROM is required in production, such as Hunar <no-reply@hunar.example>']),
    ...(HUNAR_CLOCK ? ['HUNAR_CLOCK is for tests and refused in production'] : []),
  ];
};

const firebaseNames = ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_WEB_CONFIG', 'FIREBASE_VAPID_KEY'] as const;

// With half of it browsers would get tokens that nobody can ring.
const firebaseFaults = (source: Source): string[] => {
  const missing = firebaseNames.filter((name) => source[name] === undefined);
  if (missing.length === firebaseNames.length) return [];
  return missing.map((name) => `${name} is missing: Firebase needs all of ${firebaseNames.join(', ')}`);
};

const schemaFaults = (source: Source, { issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => {
    const name = path.join('.');
    return `${name} ${source[name] === undefined ? 'is missing' : `is wrong: ${message}`}`;
  });

/** Reads the whole environment at once; throws one EnvError that names all faults. */
export const parseEnv = (unclean: Source): Env => {
  const source = withoutBlanks(unclean);
  const result = environment.safeParse(source);
  const faults = [
    ...(result.error ? schemaFaults(source, result.error) : []),
    ...productionFaults(source),
    ...firebaseFaults(source),
  ];
  if (result.success && faults.length === 0) return result.data;
  throw new EnvError(
    `The environment is not usable; .env.example explains each line:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  );
};

const shared = processWide('env', () => parseEnv(process.env));

/** The environment of this process, parsed once. */
export const env = (): Env => shared.get();

/** Replaces the parsed environment: for a server that is started with settings of its own. */
export const useEnv = (value: Env): void => {
  shared.set(value);
};

/** The origin that links in mails carry, whatever a request's Host header says. */
export const appOrigin = (): string => env().APP_ORIGIN ?? `http://localhost:${env().PORT}`;
