/** One room of the house: which files it holds and what they may import. Whatever is not listed is refused. */
export interface Room {
  readonly name: string;
  /** A file belongs to the first room that fits. A group named `part` splits a room: `components/<part>/`. */
  readonly files: RegExp;
  /** Names of rooms. `own` is the same part of the same room; `type:` in front allows types only. */
  readonly rooms: string;
  /** Names of packages. A `*` at the end stands for anything, `computed` for a path known at run time only. */
  readonly packages: string;
}

const contracts = 'contracts calls';
const config = 'config config/paths config/public-env';
const auth = 'auth auth/page-cookie auth/passwords auth/tokens';
const client = 'client client/query-keys';
const components = 'components/ui components/form components/layout components/feature';
const services = 'services services/to services/steps';
const models = 'models models/connection';
const testing = 'testing testing/factories';
const kernel = `${contracts} ${config} domain i18n realtime integrations`;
const everythingButScreens = `${kernel} ${auth} ${client} ${services} ${models} http routes own`;

const react = 'react react/* react-dom react-dom/*';
const nextPages = 'next next/*';
const look = 'class-variance-authority clsx lucide-react radix-ui';
const liveData = '@tanstack/react-query';
const forms = 'react-hook-form @hookform/*';
const testKit = 'node:* zod fast-check smtp-server sharp nodemailer socket.io-client';

const around: readonly Room[] = [
  {
    name: 'e2e',
    files: /^e2e\/|^playwright\.config\.ts$/,
    rooms: `${contracts} ${client} ${testing} own`,
    packages: `${testKit} @playwright/test @playwright/test/reporter @axe-core/playwright`,
  },
  {
    name: 'bench',
    files: /^bench\//,
    rooms: `${everythingButScreens} server ${testing}`,
    packages: 'node:* autocannon mongodb socket.io socket.io-client zod',
  },
  {
    name: 'lint',
    files: /^server\/lint\/|^(?!playwright)[a-z.-]+\.config\.(mjs|ts)$/,
    rooms: 'own config',
    packages:
      'node:* @playwright/test eslint eslint-config-next/* next typescript typescript-eslint yaml zod',
  },
  // Fault and fuzz runs start servers on data of their own, as tests do.
  {
    name: 'prove',
    files: /^server\/scripts\/prove-[a-z]+(\.ts$|\/)/,
    rooms: `${everythingButScreens} server ${testing}`,
    packages: 'node:*',
  },
  {
    name: 'tests',
    files: /\.test\.ts$/,
    rooms: `${everythingButScreens} auth/page-actor server set-up test-runs ${testing} proxy`,
    packages: `${testKit} ${nextPages} jsonwebtoken bcryptjs socket.io yaml computed`,
  },
  // What runs the tests, and what counts and chooses them.
  {
    name: 'test-runs',
    files: /^server\/scripts\/(test|test-[a-z]+|assertions)(\.ts$|\/)/,
    rooms: `server testing own`,
    packages: 'node:* typescript',
  },
  // Made people and things, also for the demo: needs no package of development.
  {
    name: 'testing/factories',
    files: /^server\/testing\/factories\//,
    rooms: `${everythingButScreens} server`,
    packages: 'node:* next-auth/jwt sharp',
  },
  {
    name: 'testing',
    files: /^server\/testing\//,
    rooms: `${everythingButScreens} server testing/factories`,
    packages: `${testKit} computed`,
  },
];

const server: readonly Room[] = [
  // Runs before anything is installed, on whatever Node the machine has.
  { name: 'set-up', files: /^server\/scripts\/[a-z-]+\.mjs$/, rooms: 'own', packages: 'node:*' },
  {
    name: 'server',
    files: /^server\//,
    rooms: `${everythingButScreens} testing/factories`,
    packages:
      'node:* @hono/node-server @socket.io/mongo-adapter mongodb-memory-server next rou3 sharp sirv socket.io zod computed',
  },
  {
    name: 'proxy',
    files: /^proxy\.ts$/,
    rooms: `${contracts} ${config} domain auth/page-cookie`,
    packages: 'next/server',
  },
];

const app: readonly Room[] = [
  {
    name: 'routes',
    files: /^app\/api\/v1\/(.+\/)?route\.ts$/,
    rooms: `http services ${contracts}`,
    packages: '',
  },
  {
    name: 'routes/auth',
    files: /^app\/api\/auth\//,
    rooms: `${auth} ${config} own`,
    packages: 'next-auth/next next/server',
  },
  // Their own room too: one screen may have two addresses.
  {
    name: 'pages',
    files: /^app\/(.+\/)?(page|layout|template|loading|error|not-found|global-error|manifest)\.tsx?$/,
    rooms: `${components} ${contracts} ${auth} auth/page-actor client/query-keys config/paths domain i18n own page-place screens services`,
    packages: `${react} ${nextPages} ${liveData}`,
  },
  // What several pages, or a page and its frame, ask for: who is there, then one service.
  {
    name: 'page-place',
    files: /^app\/(.+\/)?find-[a-z-]+\.ts$/,
    rooms: `${contracts} auth/page-actor config/paths screens services`,
    packages: 'next/headers next/navigation react',
  },
  // Runs as it is, beside the pages.
  { name: 'service-worker', files: /^public\/sw\.js$/, rooms: '', packages: '' },
  // Client files beside their page, where features meet.
  {
    name: 'screens',
    files: /^app\//,
    rooms: `${components} ${contracts} ${client} config/paths domain i18n own`,
    packages: `${react} ${nextPages} ${liveData} ${forms} lucide-react`,
  },
];

const widget = `${contracts} ${client} config/paths domain i18n own`;
const widgetPackages = `${react} ${nextPages} ${look}`;

const componentRooms: readonly Room[] = [
  {
    name: 'components/ui',
    files: /^components\/ui\//,
    rooms: 'own',
    packages: `${react} ${look} react-day-picker`,
  },
  {
    name: 'components/form',
    files: /^components\/form\//,
    rooms: `${widget} components/ui`,
    packages: `${widgetPackages} ${forms}`,
  },
  {
    name: 'components/layout',
    files: /^components\/layout\//,
    rooms: `${widget} components/ui components/form`,
    packages: `${widgetPackages} next-themes`,
  },
  {
    name: 'components/feature',
    files: /^components\/(?<part>[a-z-]+)\//,
    rooms: `${widget} components/ui components/form components/layout`,
    packages: `${widgetPackages} ${liveData} ${forms}`,
  },
];

const useCase = `${contracts} ${config} ${models} domain i18n integrations realtime services/to`;

const lib: readonly Room[] = [
  {
    name: 'calls',
    files: /^lib\/contracts\/([a-z-]+\.calls|call)\.ts$/,
    rooms: 'own type:contracts',
    packages: '',
  },
  { name: 'contracts', files: /^lib\/contracts\//, rooms: 'own calls', packages: 'zod' },
  { name: 'domain', files: /^lib\/domain\//, rooms: `${contracts} own`, packages: '' },
  {
    name: 'services/steps',
    files: /^lib\/services\/steps\//,
    rooms: `${useCase} auth/passwords auth/tokens own`,
    packages: 'node:* @simplewebauthn/server',
  },
  {
    name: 'services/to',
    files: /^lib\/services\/[a-z-]+\/to-[a-z-]+\.ts$/,
    rooms: `${contracts} ${models} config/paths domain i18n own`,
    packages: '',
  },
  // The committed description of the API.
  { name: 'docs', files: /^docs\/openapi\.json$/, rooms: '', packages: '' },
  // No `own` here: a use case never calls a use case.
  {
    name: 'services',
    files: /^lib\/services\/[a-z-]+\/[a-z-]+\.ts$/,
    rooms: `${useCase} docs services/steps auth/passwords auth/tokens`,
    packages: 'node:*',
  },
  {
    name: 'http',
    files: /^lib\/http\//,
    rooms: `${auth} ${contracts} ${config} domain i18n integrations models/connection own`,
    packages: 'node:* zod',
  },
  {
    name: 'auth/page-actor',
    files: /^lib\/auth\/page-actor\.ts$/,
    rooms: `${auth} ${contracts} ${config} ${models} domain integrations`,
    packages: 'next/headers next/navigation next-auth next-auth/* react',
  },
  {
    name: 'auth/page-cookie',
    files: /^lib\/auth\/page-cookie\.ts$/,
    rooms: `${contracts} ${config} domain`,
    packages: 'next-auth/jwt',
  },
  {
    name: 'auth/passwords',
    files: /^lib\/auth\/passwords\.ts$/,
    rooms: `${contracts} ${config} domain`,
    packages: 'node:* bcryptjs',
  },
  {
    name: 'auth/tokens',
    files: /^lib\/auth\/tokens\.ts$/,
    rooms: `${contracts} ${config} domain integrations`,
    packages: 'node:* jsonwebtoken',
  },
  {
    name: 'auth',
    files: /^lib\/auth\//,
    rooms: `${contracts} ${config} ${models} auth/page-cookie auth/passwords auth/tokens domain integrations own`,
    packages: 'node:* next-auth next-auth/*',
  },
  { name: 'realtime', files: /^lib\/realtime\//, rooms: `${contracts} config own`, packages: '' },
  {
    name: 'integrations',
    files: /^lib\/integrations\//,
    rooms: `${contracts} ${config} i18n models/connection own`,
    packages: 'node:* firebase-admin/* nodemailer pino prom-client rate-limiter-flexible sharp zod',
  },
  {
    name: 'client/query-keys',
    files: /^lib\/client\/query-keys(\.ts|\/)/,
    rooms: `${contracts} own`,
    packages: '',
  },
  {
    name: 'client',
    files: /^lib\/client\//,
    rooms: `${contracts} client/query-keys config/public-env config/paths i18n own`,
    packages: `${react} ${liveData} firebase/* socket.io-client @simplewebauthn/browser`,
  },
  { name: 'i18n', files: /^lib\/i18n\//, rooms: `${contracts} own`, packages: '' },
  { name: 'config/paths', files: /^lib\/config\/paths\.ts$/, rooms: contracts, packages: '' },
  { name: 'config/public-env', files: /^lib\/config\/public-env\.ts$/, rooms: '', packages: '' },
  { name: 'config', files: /^lib\/config\//, rooms: 'own config/paths', packages: 'node:* zod' },
  { name: 'models/connection', files: /^models\/connection\.ts$/, rooms: 'config', packages: 'mongoose' },
  {
    name: 'models',
    files: /^models\//,
    rooms: `${contracts} domain models/connection own`,
    packages: 'mongoose',
  },
];

/** Who may import what. */
export const rooms: readonly Room[] = [...around, ...server, ...app, ...componentRooms, ...lib];
