import { makeSeedServices } from '#e2e/kit/factories/seed-services.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeFoundWorkers } from '#e2e/kit/factories/found-workers.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { makeCustomerDay } from '../fixtures/make-customer-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1 });

const furnish = async () => {
  await makeTrades();
  const trades = ['Plumber'];
  await makeFoundWorkers(
    { name: 'Ravi Verma', trades, isVerified: true, stars: [5, 5, 4], hourlyRatePaise: 30_000 },
    { name: 'Sunita Devi', trades, stars: [5, 4], hourlyRatePaise: 18_000 },
    { name: 'Arif Ansari', trades, hourlyRatePaise: 22_000 },
  );
  const [tap] = await makeSeedServices('Tap repair', 'Fan installation', 'AC service');
  return { service: `/service/${String(tap?._id)}`, category: `/category/${String(tap?.skillIds[0])}` };
};

test('services on a desk', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  const { service, category } = await furnish();
  await openPage(page, '/service');
  await takeScreen(page, 'explore-desk');
  await openPage(page, `${category}?verified=true`);
  await page.getByRole('heading', { name: 'Ravi Verma' }).waitFor();
  await takeScreen(page, 'category-desk');
  await openPage(page, service);
  await page.getByRole('heading', { name: 'Ravi Verma' }).waitFor();
  await takeScreen(page, 'service-desk');
});

test('bookings on a desk', async ({ page, context, site }) => {
  const { customer, worker, paths } = await makeCustomerDay();
  await enterWith(context, site.url, customer);
  await openPage(page, paths.request.replace('/bookings/', '/bookings?open='));
  await page.locator('[data-slot=pane]').waitFor();
  await takeScreen(page, 'bookings-desk');
  await openPage(page, `/worker/${worker.userId}`);
  await takeScreen(page, 'worker-desk');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^2 to 4 PM/ })
    .check();
  await takeScreen(page, 'booking-sheet-desk');
});

test('own pages on a desk', async ({ page, context, site }) => {
  const { customer } = await makeCustomerDay();
  await enterWith(context, site.url, customer);
  for (const [path, name] of [
    ['/customer-dashboard', 'customer-dashboard-desk'],
    ['/profile', 'profile-desk'],
    ['/profile/help-support', 'help-support-desk'],
    ['/refer-earn', 'refer-earn-desk'],
  ] as const) {
    await openPage(page, path);
    await takeScreen(page, name);
  }
});
