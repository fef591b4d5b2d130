/** One place of the house: which files it holds and what they may import. Whatever is not listed is refused. */
export interface Place {
  readonly name: string;
  /** A file belongs to the first place that fits. The group `room` names the feature: `lib/features/<room>/rules/`. */
  readonly files: RegExp;
  /**
   * Names of places. A place with a room may import another with a room only where that is its own or a lower one.
   * `own` is the same place in the same room; `type:` in front allows types only.
   */
  readonly places: string;
  /** Names of packages. A `*` at the end stands for anything, `computed` for a path known at run time only. */
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
  'audit browser concurrency config contract http i18n idempotency images integrations limits models navigation numbers observability openapi outbox paging realtime text time',
);
const everyFloor = 'contracts rules texts models auth services services/to services/steps client';
const everythingButScreens = `${everyFloor} ${everyPlatform} wiring routes own`;
const testing = 'testing testing/factories';

const react = 'react react/* react-dom react-dom/*';
const nextPages = 'next next/*';
const look = 'class-variance-authority clsx lucide-react radix-ui';
const forms = 'react-hook-form';
const testKit = 'node:* zod fast-check smtp-server sharp nodemailer socket.io-client';

const around: readonly Place[] = [
  {
    name: 'e2e',
    files: /^e2e\/|^playwright\.config\.ts$/,
    places: `contracts client wiring texts ${platform('browser config contract i18n images navigation openapi realtime time')} ${testing} bench own`,
    packages: `${testKit} @playwright/test @playwright/test/reporter @axe-core/playwright`,
  },
  {
    name: 'bench',
    files: /^bench\//,
    places: `${everythingButScreens} server ${testing}`,
    packages: 'node:* autocannon mongodb socket.io socket.io-client zod',
  },
  {
    name: 'lint',
    files: /^server\/lint\/|^(?!playwright)[a-z.-]+\.config\.(mjs|ts)$/,
    places: 'own platform/config',
    packages:
      'node:* @playwright/test eslint eslint-config-next/* next typescript typescript-eslint yaml zod',
  },
  // Fault and fuzz runs start servers on data of their own, as tests do.
  {
    name: 'prove',
    files: /^server\/scripts\/prove-[a-z]+(\.ts$|\/)/,
    places: `${everythingButScreens} server ${testing} bench own`,
    packages: 'node:* fast-check zod',
  },
  {
    name: 'tests',
    files: /\.test\.ts$/,
    places: `${everythingButScreens} auth/page lint server set-up test-runs ${testing} middleware`,
    packages: `${testKit} ${nextPages} jsonwebtoken bcryptjs socket.io yaml computed`,
  },
  // What runs the tests, and what counts and chooses them.
  {
    name: 'test-runs',
    files: /^server\/scripts\/(test|test-[a-z]+|assertions)(\.ts$|\/)/,
    places: `lint server testing own`,
    packages: 'node:* typescript',
  },
  // Made people and things, also for the demo: needs no package of development.
  {
    name: 'testing/factories',
    files: /^server\/testing\/factories\//,
    places: `${everythingButScreens} server`,
    packages: 'node:* next-auth/jwt sharp',
  },
  {
    name: 'testing',
    files: /^server\/testing\//,
    places: `${everythingButScreens} server testing/factories`,
    packages: `${testKit} mongoose computed`,
  },
];

const server: readonly Place[] = [
  // Runs before anything is installed, on whatever Node the machine has.
  { name: 'set-up', files: /^server\/scripts\/[a-z-]+\.mjs$/, places: 'own', packages: 'node:*' },
  {
    name: 'server',
    files: /^server\//,
    places: `${everythingButScreens} testing/factories`,
    packages:
      'node:* @hono/node-server @socket.io/mongo-adapter mongodb-memory-server next rou3 sharp sirv socket.io zod computed',
  },
  {
    name: 'middleware',
    files: /^middleware\.ts$/,
    places: `auth ${platform('config contract navigation')}`,
    packages: 'next/server',
  },
];

const app: readonly Place[] = [
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
  // Who asks, in which language and from where: no page can say it twice.
  {
    name: 'request',
    files: /^app\/_request\//,
    places: `${contracts} auth/page services wiring ${platform('browser i18n')} own`,
    packages: 'next/headers next/navigation react',
  },
  // Screens and pages, where rooms meet. One screen may have two addresses.
  {
    name: 'app',
    files: /^app\//,
    places: `${contracts} rules texts client auth auth/page services services/to components components/ui components/form components/page components/shell request wiring ${platform('browser config http i18n images navigation openapi text time')} own`,
    packages: `${react} ${nextPages} ${forms} lucide-react`,
  },
  // Runs as it is, beside the pages.
  { name: 'service-worker', files: /^public\/sw\.js$/, places: '', packages: '' },
  // The committed description of the API.
  { name: 'docs', files: /^docs\/openapi\.json$/, places: '', packages: '' },
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
  // The loader of form words fetches the refusals of all rooms.
  {
    name: 'components/form',
    files: /^components\/form\//,
    places: `wiring components/ui ${inBrowser} own`,
    packages: `${widgetPackages} ${forms}`,
  },
  {
    name: 'components/page',
    files: /^components\/page\//,
    places: `components/ui ${inBrowser} own`,
    packages: widgetPackages,
  },
  {
    name: 'components/shell',
    files: /^components\/shell\//,
    places: `wiring contracts texts client components components/ui components/form components/page ${inBrowser} platform/openapi own`,
    packages: widgetPackages,
  },
  {
    name: 'components',
    files: /^components\/(?<room>[a-z]+)\//,
    places: `components contracts rules texts client components/ui components/form components/page ${inBrowser}`,
    packages: `${widgetPackages} ${forms} uqr`,
  },
];

const useCase = `contracts rules texts ${models} auth services/to services/steps ${platform(
  'audit concurrency config contract i18n idempotency images integrations limits navigation numbers observability outbox paging realtime text time',
)}`;

const floors: readonly Place[] = [
  {
    name: 'contracts',
    files: /^lib\/features\/(?<room>[a-z]+)\/contracts\/[a-z-]+\.calls\.ts$/,
    places: `own type:contracts ${platform('contract')}`,
    packages: '',
  },
  {
    name: 'contracts',
    files: /^lib\/features\/(?<room>[a-z]+)\/contracts\//,
    places: `contracts ${platform('contract images')}`,
    packages: 'zod',
  },
  {
    name: 'rules',
    files: /^lib\/features\/(?<room>[a-z]+)\/rules\//,
    places: `rules contracts type:models ${platform('contract time text paging images')}`,
    packages: 'node:crypto',
  },
  {
    name: 'texts',
    files: /^lib\/features\/(?<room>[a-z]+)\/texts\//,
    places: `own type:contracts ${platform('contract i18n text')}`,
    packages: '',
  },
  // Who is acting on a page: the one part of signing in that knows Next.
  {
    name: 'auth/page',
    files: /^lib\/features\/(?<room>[a-z]+)\/auth\/page-actor\.ts$/,
    places: `auth own ${models} ${platform('config contract navigation observability time')}`,
    packages: 'node:* next/headers next/navigation next-auth next-auth/* react',
  },
  {
    name: 'auth',
    files: /^lib\/features\/(?<room>[a-z]+)\/auth\//,
    places: `own auth/page ${models} ${platform('concurrency config contract navigation observability time')}`,
    packages: 'node:* bcryptjs jsonwebtoken next-auth next-auth/*',
  },
  {
    name: 'services/steps',
    files: /^lib\/features\/(?<room>[a-z]+)\/services\/steps\//,
    places: useCase,
    packages: 'node:* @simplewebauthn/server unhomoglyph',
  },
  {
    name: 'services/to',
    files: /^lib\/features\/(?<room>[a-z]+)\/services\/to-[a-z-]+\.ts$/,
    places: `contracts rules texts type:models services/to ${platform('contract i18n images navigation text time')}`,
    packages: '',
  },
  // No `own` here: a use case never calls a use case.
  {
    name: 'services',
    files: /^lib\/features\/(?<room>[a-z]+)\/services\/[a-z-]+\.ts$/,
    places: useCase,
    packages: 'node:*',
  },
  {
    name: 'client',
    files: /^lib\/features\/(?<room>[a-z]+)\/client\//,
    places: `client contracts ${platform('browser contract i18n concurrency')}`,
    packages: `${react} firebase/* @simplewebauthn/browser`,
  },
];

const lowest: readonly Place[] = [
  {
    name: 'wiring',
    files: /^lib\/wiring\//,
    places: `contracts texts auth ${platform('contract http i18n realtime outbox')} own`,
    packages: 'zod',
  },
  {
    name: 'platform/models',
    files: /^models\/(platform\/)?[a-z-]+\.ts$/,
    places: `own ${platform('concurrency config contract')}`,
    packages: 'mongoose',
  },
  {
    name: 'models',
    files: /^models\/(?<room>[a-z]+)\//,
    places: `models rules contracts ${platform('models contract concurrency time')} type:platform/integrations`,
    packages: 'mongoose',
  },
];

/** Parts of the platform, which know no room: what each may import of the others, and packages. */
const parts: Readonly<Record<string, readonly [places: string, packages: string]>> = {
  contract: ['', 'zod'],
  config: ['contract', 'node:* zod'],
  text: ['', ''],
  paging: ['contract', ''],
  concurrency: ['config', ''],
  navigation: ['contract', ''],
  time: ['config', ''],
  i18n: ['contract', ''],
  observability: ['config', 'pino prom-client'],
  limits: ['config models', 'rate-limiter-flexible'],
  realtime: ['config contract', ''],
  outbox: ['concurrency config contract models observability time', ''],
  numbers: ['models', 'node:*'],
  integrations: ['config models outbox time', 'node:* firebase-admin/* nodemailer zod'],
  idempotency: ['concurrency contract models time', 'node:*'],
  images: ['concurrency contract integrations models time', 'node:* sharp zod'],
  audit: ['contract models paging time', ''],
  openapi: ['contract', 'zod'],
  http: ['concurrency config contract i18n limits models observability', 'node:* zod'],
  browser: ['contract navigation realtime', 'react socket.io-client'],
};

const platformPlaces: readonly Place[] = Object.entries(parts).map(([name, [places, packages]]) => ({
  name: `platform/${name}`,
  files: new RegExp(`^lib/platform/${name}/`),
  places: `own${places && ` ${platform(places)}`}${name === 'openapi' ? ' docs' : ''}`,
  packages,
}));

/** Who may import what. */
export const places: readonly Place[] = [
  ...around,
  ...server,
  ...app,
  ...components,
  ...floors,
  ...lowest,
  ...platformPlaces,
];
