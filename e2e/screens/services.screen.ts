import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSeedServices } from '#e2e/kit/factories/seed-services.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { makeWorkday } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const furnishServices = async () => {
  await makeTrades();
  const [tap] = await makeSeedServices('Tap repair', 'Fan installation', 'AC service');
  if (!tap) throw new Error('The service was not made.');
  const [skillId] = tap.skillIds;
  if (!skillId) throw new Error('The service needs no skill.');
  const skills = [{ _id: skillId, name: 'Plumber' }];
  await makeWorker({ name: 'Ravi Verma', skills, ratingSum: 147, reviewCount: 32 });
  await makeWorker({ name: 'Sunita Devi', skills });
  const bare = await makeService({ title: 'Pipe fitting', skillIds: [skillId] });
  return {
    service: `/service/${String(tap._id)}`,
    bare: `/service/${String(bare._id)}`,
    category: `/category/${String(skillId)}`,
  };
};

const looks = [
  ...themes.map((theme) => ({ name: theme, theme, locale: 'en' as const })),
  ...(['hi', 'ta'] as const).map((locale) => ({ name: locale, theme: 'light' as const, locale })),
];

for (const { name, theme, locale } of looks)
  test(`explore, category and service, ${name}`, async ({ page, context, site }) => {
    const { service, category } = await furnishServices();
    await enterAs(context, site.url, 'customer');
    await speak(context, site.url, locale);
    await wear(page, theme);
    await openPage(page, '/service');
    await takeScreen(page, `explore-${name}`);
    await openPage(page, category);
    await takeScreen(page, `category-${name}`);
    await openPage(page, service);
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await takeScreen(page, `service-${name}`);
  });

test('explore without results, and a service without a picture', async ({ page, context, site }) => {
  const { bare } = await furnishServices();
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/service?query=submarine');
  await takeScreen(page, 'explore-nothing');
  await openPage(page, bare);
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await takeScreen(page, 'service-bare');
});

test.describe('not found', () => {
  test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

  test('a category', async ({ page }) => {
    await openPage(page, `/category/${'f'.repeat(24)}`);
    await takeScreen(page, 'category-not-found');
  });
});

test('the home of a worker', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/');
  await takeScreen(page, 'home-worker-new');
});

const workerLooks = [
  { name: 'home-worker', theme: 'light', locale: 'en' },
  { name: 'home-worker-dark', theme: 'dark', locale: 'en' },
  { name: 'home-worker-ta', theme: 'light', locale: 'ta' },
] as const;

for (const { name, theme, locale } of workerLooks)
  test(`the home of a worker with requests and jobs, ${name}`, async ({ page, context, site }) => {
    const { worker } = await makeWorkday();
    await enterWith(context, site.url, worker);
    await speak(context, site.url, locale);
    await wear(page, theme);
    await openPage(page, '/');
    await takeScreen(page, name);
  });
