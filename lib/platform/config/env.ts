import { z } from 'zod';
import { flagKey, flagKeys, type FlagKey } from '#lib/platform/contract/flag.ts';
import { bucketUrl, redisUrl } from './engine-urls.ts';
import { processWide } from './process-wide.ts';
import { taxRules } from './tax-rules.ts';

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

// The Firebase console's web app configuration. None of it is secret.
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

// The registered template of each kind of SMS, by language: its id, and its text where it differs from ours.
const smsTemplates = z
  .string()
  .transform(parseJson)
  .pipe(
    z.record(z.string(), z.record(z.string(), z.object({ id: z.string(), text: z.string().optional() }))),
  );

const headers = z.string().transform(parseJson).pipe(z.record(z.string(), z.string()));

// OpenTelemetry's form of headers: name=value, separated by commas.
const headerList = z
  .string()
  .regex(/^([\w-]+=[^,%]+(,\s*|$))*$/, 'it must be name=value, separated by commas')
  .transform((list) => {
    const entries = list.split(',').filter((entry) => entry !== '');
    return Object.fromEntries(
      entries.map((entry) => [entry.split('=')[0]?.trim() ?? '', entry.slice(entry.indexOf('=') + 1).trim()]),
    );
  });

// Switched features by name: `referrals=off,topUps=on`.
const features = z
  .string()
  .default('')
  .transform((list, context): Partial<Record<FlagKey, 'on' | 'off'>> => {
    const parts = list.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim().split('=')]));
    const read = z.partialRecord(flagKey, flag).safeParse(Object.fromEntries(parts));
    if (read.success) return read.data;
    context.addIssue(`it must list features as name=on or name=off; the names are ${flagKeys.join(', ')}`);
    return z.NEVER;
  });

// A person with an address, as mails write it.
const namedAddress = z
  .string()
  .regex(
    /^[^<>]{2,60} <[^<>\s@]+@[^<>\s@]+>$/,
    'it must be a name and an email address, such as Meera Rao <grievances@hunar.example>',
  )
  .transform((text) => {
    const [name = '', email = ''] = text.slice(0, -1).split(' <');
    return { name, email };
  });

const SMS_BODY =
  '{"to":"{to}","text":"{text}","sender":"{sender}","entity":"{entity}","template":"{template}"}';

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const settings = z.object({
  HUNAR_MODE: z.enum(['demo', 'production', 'development']).optional(),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  APP_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'it must start with mongodb:// or mongodb+srv://'),
  FILES_URL: bucketUrl.optional(),
  FILES_CDN_URL: z.string().refine(isOrigin, 'it must be an origin, such as https://cdn.example').optional(),
  BUS_URL: redisUrl,
  JWT_SECRET: secret,
  SEAL_SECRET: secret.optional(),
  SEAL_SECRET_BEFORE: secret.optional(),
  TRUSTED_PROXIES: z.string().default(''),
  METRICS_TOKEN: secret.optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'it must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Hunar <no-reply@localhost>'),
  SMS_URL: z
    .string()
    .regex(/^(https?:\/\/|outbox:$)/, 'it must start with https:// or http://, or be outbox:')
    .optional(),
  SMS_HEADERS: headers.default({}),
  SMS_BODY: z.string().default(SMS_BODY),
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9-]{3,11}$/, 'it must be a registered header, such as HUNARA')
    .optional(),
  SMS_ENTITY: z
    .string()
    .regex(/^\d{10,25}$/, 'it must be the number of your DLT registration')
    .optional(),
  SMS_TEMPLATES: smsTemplates.optional(),
  SMS_DAILY_BUDGET: wholeNumber(2000),
  SMS_RESERVE_PERCENT: z.coerce.number().min(0).max(100).default(20),
  SMS_UPDATES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((kind) => kind.trim())
        .filter(Boolean),
    ),
  PHONE_ACCOUNTS: flag.optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ]{8,20}$/, 'it must be a phone number')
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  GRIEVANCE_OFFICER: namedAddress.optional(),
  STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  TOP_UP_UPI: z
    .string()
    .regex(/^[\w.-]{2,}@[a-zA-Z]{2,}$/, 'it must be a UPI id')
    .optional(),
  TAX_RULES: taxRules,
  FEATURES: features,
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .transform((origins) => origins.filter(Boolean))
    .refine((origins) => origins.every(isOrigin), 'each must be an origin, such as https://app.example'),
  WEBHOOKS_PRIVATE: flag.default('off'),
  PUSH_SERVICES: z.string().default(''),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_WEB_CONFIG: webConfig.optional(),
  FIREBASE_VAPID_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'it must be the public key of a key pair')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default({}),
  OTEL_SERVICE_NAME: z.string().default('hunar'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  CALL_SECONDS: z.coerce.number().positive().default(5.5),
  HUNAR_API_HOST: z.enum(['direct', 'next']).default('direct'),
  HUNAR_WORKER: flag.default('on'),
  HUNAR_DESIGN: flag.default('off'),
  HUNAR_CLOCK: z.iso.datetime().optional(),
  DATA_DIR: z.string().default('.data'),
  SHUTDOWN_SECONDS: wholeNumber(15),
});

/** All environment settings; .env.example explains each. */
export const settingNames = Object.keys(settings.shape);

const environment = settings.transform((raw) => ({
  ...raw,
  mode: raw.HUNAR_MODE ?? ('production' as const),
}));

type Source = Record<string, string | undefined>;

export type Env = z.infer<typeof environment>;

/** The environment is invalid; the message lists every problem, one per line. */
export class EnvError extends Error {}

const withoutBlanks = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));

// Checked outside the schema, because zod would report these only after everything else is valid.
const productionFaults = (source: Source): string[] => {
  const { HUNAR_MODE, APP_ORIGIN, SMTP_URL, MAIL_FROM, HUNAR_CLOCK, SMS_URL, WEBHOOKS_PRIVATE } = source;
  if (HUNAR_MODE !== undefined && HUNAR_MODE !== 'production') return [];
  return [
    ...(APP_ORIGIN ? [] : ['APP_ORIGIN is required in production, such as https://hunar.example']),
    ...(SMTP_URL ? [] : ['SMTP_URL is required in production, such as smtp://user:password@host:587']),
    ...(MAIL_FROM ? [] : ['MAIL_FROM is required in production, such as Hunar <no-reply@hunar.example>']),
    ...(SMS_URL === 'outbox:'
      ? ['SMS_URL must be a gateway in production: outbox: shows codes to everyone']
      : []),
    ...(WEBHOOKS_PRIVATE === 'on'
      ? ['WEBHOOKS_PRIVATE is refused in production: webhooks would reach the network of the server']
      : []),
    ...(HUNAR_CLOCK ? ['HUNAR_CLOCK is for tests and refused in production'] : []),
  ];
};

const firebaseNames = ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_WEB_CONFIG', 'FIREBASE_VAPID_KEY'] as const;

// Half a configuration would let browsers register tokens that can never be notified.
const firebaseFaults = (source: Source): string[] => {
  const missing = firebaseNames.filter((name) => source[name] === undefined);
  if (missing.length === firebaseNames.length) return [];
  return missing.map((name) => `${name} is missing: Firebase needs all of ${firebaseNames.join(', ')}`);
};

// Operators in India must register sender, entity and templates, and gateways drop messages without them.
const smsFaults = ({ SMS_URL, ...source }: Source): string[] => {
  if (SMS_URL === undefined) return source['SMS_UPDATES'] ? ['SMS_UPDATES needs SMS_URL'] : [];
  if (SMS_URL === 'outbox:') return [];
  const needed = ['SMS_SENDER', 'SMS_ENTITY', 'SMS_TEMPLATES'].filter((name) => source[name] === undefined);
  return needed.map((name) => `${name} is missing: an SMS gateway needs it`);
};

const filesFaults = ({ FILES_URL, FILES_CDN_URL }: Source): string[] =>
  FILES_CDN_URL !== undefined && FILES_URL === undefined
    ? ['FILES_CDN_URL needs FILES_URL: the CDN reads from that bucket']
    : [];

const schemaFaults = (source: Source, { issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => {
    const name = path.join('.');
    return `${name} ${source[name] === undefined ? 'is missing' : `is wrong: ${message}`}`;
  });

/** Parses the whole environment; throws one EnvError that lists all problems. */
export const parseEnv = (unclean: Source): Env => {
  const source = withoutBlanks(unclean);
  const result = environment.safeParse(source);
  const faults = [
    ...(result.error ? schemaFaults(source, result.error) : []),
    ...productionFaults(source),
    ...firebaseFaults(source),
    ...smsFaults(source),
    ...filesFaults(source),
  ];
  if (result.success && faults.length === 0) return result.data;
  throw new EnvError(
    `The environment is not usable; .env.example explains each line:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  );
};

const shared = processWide('env', () => parseEnv(process.env));

/** This process's environment, parsed once. */
export const env = (): Env => shared.get();

/** Replaces the parsed environment, for a server started with different settings. */
export const useEnv = (value: Env): void => {
  shared.set(value);
};

/** Whether this installation can send SMS. Without, numbers cannot be proved and email is the proof. */
export const hasSms = (): boolean => env().SMS_URL !== undefined;

/**
 * Whether accounts without email and password may be created. Servers of earlier releases cannot read them, so
 * production turns it on once all servers run this release.
 */
export const hasPhoneAccounts = (): boolean =>
  (env().PHONE_ACCOUNTS ?? (env().mode === 'production' ? 'off' : 'on')) === 'on';

/** The origin of links in mails, regardless of a request's Host header. */
export const appOrigin = (): string => env().APP_ORIGIN ?? `http://localhost:${env().PORT}`;
