/** A part of the code base: its files and what they may import. Anything not listed is rejected. */
export interface Place {
  readonly name: string;
  /** A file belongs to the first place that fits. The group `feature` names the feature: `lib/features/<feature>/rules/`. */
  readonly files: RegExp;
  /**
   * Names of places. A place with a feature may import another with a feature only where that is its own or a lower one.
   * `own` is the same place in the same feature; `type:` in front allows types only.
   */
  readonly places: string;
  /** Package names. A trailing `*` matches anything; `computed` stands for a path known only at run time. */
  readonly packages: string;
}

const platform = (names: string): string =>
  names
    .split(' ')
    .map((name) => `platform/${name}`)
    .join(' ');

const contracts = `contracts ${platform('contract')}`;
const models = `models ${platform('models')}`;
const everyPlatform = platform(
  'audit browser concurrency config contract flags http i18n idempotency images integrations limits models navigation numbers observability openapi outbox paging realtime terminal text time',
);
const everyLayer = 'contracts rules texts models auth services services/to services/steps client';
const everythingButScreens = `${everyLayer} ${everyPlatform} wiring wiring/views routes own`;
const testing = 'testing testing/factories';

const react = 'react react/* react-dom react-dom/*';
const nextPages = 'next next/*';
const look = 'class-variance-authority clsx lucide-react radix-ui';
const forms = 'react-hook-form';
const testKit = 'node:* zod fast-check smtp-server sharp nodemailer socket.io-client';

const around: readonly Place[] = [
  {
    name: 'e2e',
    files: /^e2e\/(?!kit|proofs)|^playwright\.config\.ts$/,
    places: `contracts client wiring texts ${platform('browser config contract i18n images navigation openapi realtime time')} ${testing} bench own`,
    packages: `${testKit} @playwright/test @playwright/test/reporter @axe-core/playwright`,
  },
  {
    name: 'bench',
    files: /^bench\//,
    places: `${everythingButScreens} server tools ${testing}`,
    packages: 'node:* autocannon mongodb socket.io socket.io-client zod',
  },
  {
    name: 'lint',
    files: /^tools\/lint\/|^(?!playwright)[a-z.-]+\.config\.(mjs|ts)$/,
    places: 'own platform/config platform/terminal',
    packages:
      'node:* @playwright/test eslint eslint-config-next/* next typescript typescript-eslint yaml zod',
  },
  // Fault and fuzz runs start servers with their own data, as tests do.
  {
    name: 'prove',
    files: /^e2e\/proofs\/prove-[a-z]+(\.ts$|\/)/,
    places: `${everythingButScreens} server tools ${testing} bench own`,
    packages: 'node:* fast-check mongodb zod',
  },
  {
    name: 'tests',
    files: /\.test\.ts$/,
    places: `${everythingButScreens} auth/page lint server set-up tools prove ${testing} middleware`,
    packages: `${testKit} ${nextPages} @redis/client jsonwebtoken bcryptjs socket.io yaml computed`,
  },
  // Runs before anything is installed, on the machine's own Node.
  { name: 'set-up', files: /^tools\/[a-z-]+\.mjs$/, places: 'own', packages: 'node:*' },
  {
    name: 'tools',
    files: /^tools\//,
    places: `${everythingButScreens} lint server ${testing}`,
    packages: 'node:* prettier sharp typescript zod computed',
  },
  {
    name: 'testing/factories',
    files: /^e2e\/kit\/factories\//,
    places: `${everythingButScreens} server`,
    packages: 'node:* next-auth/jwt sharp',
  },
  {
    name: 'testing',
    files: /^e2e\/kit\//,
    places: `${everythingButScreens} server testing/factories`,
    packages: `${testKit} mongoose computed`,
  },
];

const server: readonly Place[] = [
  {
    name: 'server',
    files: /^server\//,
    places: `${everythingButScreens} tools`,
    packages:
      'node:* @hono/node-server @hono/node-server/utils/response @redis/client @socket.io/mongo-adapter @socket.io/redis-adapter compression mongodb-memory-server next rou3 sharp sirv socket.io zod computed',
  },
  {
    name: 'middleware',
    files: /^middleware\.ts$/,
    places: `auth ${platform('config contract navigation')}`,
    packages: 'next/server',
  },
];

const app: readonly Place[] = [
  { name: 'instrumentation', files: /^instrumentation\.ts$/, places: platform('http'), packages: 'next' },
  {
    name: 'routes',
    files: /^app\/api\/v1\/(.+\/)?route\.ts$/,
    places: `wiring contracts services ${platform('contract images openapi')}`,
    packages: '',
  },
  {
    name: 'routes/auth',
    files: /^app\/api\/auth\//,
    places: `auth ${platform('contract')} own`,
    packages: 'next-auth/next next/server',
  },
  // Who is asking, in which language and from where: no page may decide this for itself.
  {
    name: 'request',
    files: /^app\/_request\//,
    places: `${contracts} auth/page services wiring ${platform('browser flags http i18n')} own`,
    packages: 'next/headers next/navigation react',
  },
  // Screens and pages, where features meet. One screen may have two addresses.
  {
    name: 'app',
    files: /^app\//,
    places: `${contracts} rules texts client auth auth/page services services/to components components/ui components/form components/page components/shell request wiring wiring/browser ${platform('browser config flags http i18n images navigation openapi text time')} own`,
    packages: `${react} ${nextPages} ${forms} lucide-react`,
  },
  // Runs as it is, beside the pages.
  { name: 'service-worker', files: /^public\/sw\.js$/, places: '', packages: '' },
  // The committed description of the API.
  { name: 'docs', files: /^docs\/(openapi(-office)?|api-examples)\.json$/, places: '', packages: '' },
];

const inBrowser = platform('browser concurrency config contract i18n images navigation realtime text time');
const widgetPackages = `${react} next/link next/navigation ${look}`;

const components: readonly Place[] = [
  {
    name: 'components/ui',
    files: /^components\/ui\//,
    places: 'own platform/text',
    packages: `${react} ${look}`,
  },
  // The loader of form words fetches the refusals of all features.
  {
    name: 'components/form',
    files: /^components\/form\//,
    places: `wiring wiring/browser components/ui ${inBrowser} own`,
    packages: `${widgetPackages} ${forms}`,
  },
  {
    name: 'components/page',
    files: /^components\/page\//,
    places: `components/ui wiring/browser ${inBrowser} own`,
    packages: widgetPackages,
  },
  {
    name: 'components/shell',
    files: /^components\/shell\//,
    places: `wiring wiring/browser contracts texts client components components/ui components/form components/page ${inBrowser} platform/openapi own`,
    packages: widgetPackages,
  },
  {
    name: 'components',
    files: /^components\/(?<feature>[a-z]+)\//,
    places: `components contracts rules texts client wiring/browser components/ui components/form components/page ${inBrowser}`,
    packages: `${widgetPackages} ${forms} uqr`,
  },
];

const useCase = `contracts rules texts ${models} auth services/to services/steps ${platform(
  'audit concurrency config contract flags i18n idempotency images integrations limits navigation numbers observability outbox paging realtime text time',
)}`;

const layers: readonly Place[] = [
  {
    name: 'contracts',
    files: /^lib\/features\/(?<feature>[a-z]+)\/contracts\//,
    places: `contracts ${platform('contract images')}`,
    packages: 'zod',
  },
  {
    name: 'rules',
    files: /^lib\/features\/(?<feature>[a-z]+)\/rules\//,
    places: `rules contracts type:models ${platform('contract time text paging images')}`,
    packages: 'node:crypto',
  },
  {
    name: 'texts',
    files: /^lib\/features\/(?<feature>[a-z]+)\/texts\//,
    places: `own type:contracts ${platform('contract i18n text')}`,
    packages: '',
  },
  // Who is acting on a page: the one part of signing in that knows Next.
  {
    name: 'auth/page',
    files: /^lib\/features\/(?<feature>[a-z]+)\/auth\/page-actor\.ts$/,
    places: `auth own ${models} ${platform('config contract navigation observability time')}`,
    packages: 'node:* next/headers next/navigation next-auth next-auth/* react',
  },
  {
    name: 'auth',
    files: /^lib\/features\/(?<feature>[a-z]+)\/auth\//,
    places: `own auth/page ${models} ${platform('concurrency config contract limits navigation observability time')}`,
    packages: 'node:* bcryptjs jsonwebtoken next-auth next-auth/*',
  },
  {
    name: 'services/steps',
    files: /^lib\/features\/(?<feature>[a-z]+)\/services\/steps\//,
    places: useCase,
    packages: 'node:* @simplewebauthn/server unhomoglyph',
  },
  {
    name: 'services/to',
    files: /^lib\/features\/(?<feature>[a-z]+)\/services\/to-[a-z-]+\.ts$/,
    places: `contracts rules texts type:models services/to ${platform('contract i18n images navigation text time')}`,
    packages: '',
  },
  // No `own` here: a use case never calls a use case.
  {
    name: 'services',
    files: /^lib\/features\/(?<feature>[a-z]+)\/services\/[a-z-]+\.ts$/,
    places: useCase,
    packages: 'node:*',
  },
  {
    name: 'client',
    files: /^lib\/features\/(?<feature>[a-z]+)\/client\//,
    places: `client contracts wiring/browser ${platform('browser contract i18n concurrency time')}`,
    packages: `${react} firebase/* @simplewebauthn/browser`,
  },
];

const lowest: readonly Place[] = [
  // Calls between screens of different features (open this chat, offer notifications now), and texts loaded late.
  {
    name: 'wiring/browser',
    files: /^lib\/wiring\/browser\//,
    places: `texts wiring ${platform('browser contract i18n')} own`,
    packages: '',
  },
  {
    name: 'wiring/views',
    files: /^lib\/wiring\/private-views\.ts$/,
    places: `contracts services ${platform('http')} type:platform/contract`,
    packages: '',
  },
  {
    name: 'wiring',
    files: /^lib\/wiring\//,
    places: `contracts texts auth ${platform('contract http i18n realtime outbox')} type:platform/images type:platform/openapi own wiring/views`,
    packages: 'zod',
  },
  {
    name: 'platform/models',
    files: /^models\/(platform\/)?[a-z-]+\.ts$/,
    places: `own ${platform('concurrency config contract')}`,
    packages: 'mongoose node:async_hooks',
  },
  {
    name: 'models',
    files: /^models\/(?<feature>[a-z]+)\//,
    places: `models rules contracts ${platform('models contract concurrency time')} type:platform/integrations`,
    packages: 'mongoose node:crypto',
  },
];

/** Parts of the platform, which know no feature: what each may import of the others, and packages. */
const parts: Readonly<Record<string, readonly [places: string, packages: string]>> = {
  contract: ['', 'zod'],
  config: ['contract', 'node:* zod'],
  terminal: ['config', 'node:*'],
  text: ['', ''],
  paging: ['contract', ''],
  concurrency: ['config', ''],
  navigation: ['contract', ''],
  time: ['config', ''],
  i18n: ['contract', ''],
  observability: ['config', 'node:* @opentelemetry/* pino prom-client'],
  flags: ['concurrency config contract models observability', ''],
  limits: ['config models', 'rate-limiter-flexible'],
  realtime: ['config contract', ''],
  outbox: ['concurrency config contract models observability time', ''],
  numbers: ['models', 'node:*'],
  integrations: [
    'concurrency config contract models observability outbox time',
    'node:* aws4fetch firebase-admin/* nodemailer zod',
  ],
  idempotency: ['concurrency contract models observability time', 'node:*'],
  images: ['concurrency contract integrations models time', 'node:* sharp zod'],
  audit: ['contract models paging time', ''],
  openapi: ['contract', 'zod'],
  http: ['concurrency config contract flags i18n idempotency limits models observability text', 'node:* zod'],
  browser: ['concurrency contract navigation realtime', 'react socket.io-client'],
};

const platformPlaces: readonly Place[] = Object.entries(parts).map(([name, [places, packages]]) => ({
  name: `platform/${name}`,
  files: new RegExp(`^lib/platform/${name}/`),
  places: `own${places && ` ${platform(places)}`}${name === 'openapi' ? ' docs' : ''}`,
  packages,
}));

export const places: readonly Place[] = [
  ...around,
  ...server,
  ...app,
  ...components,
  ...layers,
  ...lowest,
  ...platformPlaces,
];
