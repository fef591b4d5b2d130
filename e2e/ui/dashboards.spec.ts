import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { fillLogin } from '../fixtures/fill-form.ts';
import { JOB_SHEETS, loseScripts } from '../fixtures/lose-scripts.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/waiting-write.ts';

const starts = { worker: '/worker-dashboard', broker: '/agency' } as const;

for (const role of ['worker', 'broker'] as const)
  test(`a ${role} lands on their own start page after signing in`, async ({ page }) => {
    const { email, name } = await makeUser({ role });
    await openPage(page, '/login');
    await fillLogin(page, { email, password: TEST_PASSWORD });
    await expect(page).toHaveURL(starts[role]);
    await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  });

test('Book Service on the dashboard leads a customer to the home page', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/customer-dashboard');
  await page.getByRole('link', { name: 'Book Service' }).click();
  await expect(page).toHaveURL('/');
});

test('an upcoming booking on the dashboard links to the conversation with its worker', async ({
  page,
  context,
  site,
}) => {
  const { user: customer } = await enterAs(context, site.url, 'customer');
  const bookable = await makeBookable({ name: 'Ravi Verma' });
  await makeBooking({ bookable, customer, status: 'accepted' });
  await openPage(page, '/customer-dashboard');
  const upcoming = page.getByRole('region', { name: 'Upcoming Services' });
  await upcoming.getByRole('link', { name: 'Chat with Ravi Verma' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ravi Verma' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/customer-dashboard');
});

test('a new worker’s dashboard shows zero figures and “New” for the rating', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-dashboard');
  const tiles = page.locator('[data-slot=stat-tile]');
  await expect(tiles).toHaveText([
    'RatingNew0 reviews',
    'This month₹0',
    'Wallet balance₹0',
    'Jobs shown to customers0',
  ]);
});

test.describe('on a bad network', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED|Failed to load/], { scope: 'test' }] });

  test('the job board stays although the code of its sheets did not come, and a later tap opens them', async ({
    page,
    context,
    site,
  }) => {
    const { worker, bookable } = await makeElectrician();
    await makeBooking({ bookable });
    await enterWith(context, site.url, worker);
    const { end } = await loseScripts(page, JOB_SHEETS);
    await openPage(page, '/worker-dashboard');
    const reject = page.getByRole('tabpanel').getByRole('button', { name: 'Reject' });
    await reject.click();
    await expect(toast(page)).toContainText('Something went wrong!');
    end();
    await reject.click();
    await expect(page.getByRole('alertdialog', { name: 'Reject this request?' })).toBeVisible();
  });
});
