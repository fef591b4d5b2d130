import { breakReading } from '#e2e/kit/break-reading.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { unreadFaults } from '../fixtures/unread-faults.ts';

/** Account and help pages that load data. */
const reading = [
  '/profile/favorites',
  '/profile/service-history',
  '/profile/payments?show=transactions',
  '/profile/help-support',
  '/profile/privacy-security',
  '/profile/settings',
  '/contact-us',
  '/feedback',
  '/refer-earn',
];
const receipt = `/profile/payments/${'a'.repeat(24)}`;

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: [[/ csp$/], { scope: 'test' }] });

  test('every account and help page shows a skeleton while it loads', async ({ page, context, site }) => {
    await enterAs(context, site.url, 'customer');
    for (const path of [...reading, '/profile', '/more', '/help-center', '/rate-us', receipt]) {
      await page.goto(path);
      // Until its own appears, the parent page's skeleton may show.
      const waiting = page.locator('main[aria-busy=true]:visible');
      await expect(waiting, path).toHaveCount(1);
      await expect(waiting.locator('[data-slot=skeleton]').first(), path).toBeVisible();
    }
  });
});

test.describe('when the database cannot be read', () => {
  test.use({
    allowedFaults: [[unreadFaults], { scope: 'test' }],
  });

  test('every page shows an error with its request id, and Retry recovers', async ({
    page,
    context,
    site,
  }) => {
    await enterAs(context, site.url, 'customer');
    const mend = await breakReading(
      ...['favorites', 'bookings', 'ledger', 'tickets', 'referrals', 'totps', 'blocks'],
    );
    const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong!' });
    for (const path of reading) {
      const response = await page.goto(path);
      await expect(alert, path).toContainText(`Request ID: ${response?.headers()['x-request-id']}`);
    }
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
  });
});

test('guests get a login link on personal pages; an agency learns that the history is for customers', async ({
  page,
  context,
  site,
}) => {
  const titles = {
    '/profile/payments': 'Please login to see your payments',
    [receipt]: 'Please login to see your payments',
    '/profile/service-history': 'Please login to see your service history',
    [`/rate-us?bookingId=${'a'.repeat(24)}`]: 'Please login to rate this job',
    [`/rate-us?serviceId=${'b'.repeat(24)}`]: 'Please login to rate this job',
  };
  for (const [path, title] of Object.entries(titles)) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);
    const login = page.getByRole('main').getByRole('link', { name: 'Login' });
    await expect(login).toHaveAttribute('href', `/login?next=${encodeURIComponent(path)}`);
  }
  await openPage(page, '/profile/help-support');
  await page.getByRole('link', { name: 'Please login to see what you wrote to us' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile%2Fhelp-support');
  await enterAs(context, site.url, 'broker');
  await openPage(page, '/profile/service-history');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('This page is for customers and workers');
  await openPage(page, '/more');
  for (const [name, path] of [
    ['Payments', '/profile/payments'],
    ['Privacy & Security', '/profile/privacy-security'],
    ['Help & Support', '/profile/help-support'],
    ['Settings', '/profile/settings'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
});
