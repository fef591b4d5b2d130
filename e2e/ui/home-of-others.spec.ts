import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { makeWorkday } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const desks = [
  { role: 'worker', link: 'Go to your dashboard', href: '/worker-dashboard' },
  { role: 'broker', link: 'Go to your dashboard', href: '/agency' },
  { role: 'admin', link: 'API reference', href: '/docs' },
] as const;

for (const { role, link, href } of desks)
  test(`the home page greets a ${role}, links to their work and offers no booking`, async ({
    page,
    context,
    site,
  }) => {
    await makeTrades();
    await makeService();
    const { user } = await enterAs(context, site.url, role);
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Namaste, ${user.name}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: link })).toHaveAttribute('href', href);
    await expect(main.getByRole('link', { name: 'Help and more' })).toHaveAttribute('href', '/more');
    // A new worker still has to complete the profile, at once or step by step.
    await expect(main.getByRole('link')).toHaveCount(role === 'worker' ? 4 : 2);
    await expect(main.getByRole('search')).toHaveCount(0);
  });

test("a worker's home page shows the next job with directions and phone, and open requests", async ({
  page,
  context,
  site,
}) => {
  const { worker } = await makeWorkday();
  await enterWith(context, site.url, worker);
  await openPage(page, '/');
  const next = page.getByRole('region', { name: 'No jobs today. Next one:' });
  await expect(next).toContainText('Fan and light fitting');
  await expect(next).toContainText('₹600');
  const way = next.getByRole('link', { name: 'Directions' });
  await expect(way).toHaveAttribute('href', /destination=.+Lucknow/);
  await expect(next.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919822222222');
  const waiting = page.getByRole('region', { name: '2 requests are waiting for your answer' });
  await expect(waiting.getByRole('listitem')).toHaveCount(2);
  await expect(waiting.getByRole('listitem').first()).toContainText(/Answer by: .+\d+ (hours|minutes) left/);
  await expect(waiting).not.toContainText('Park Road');
  await expect(page.getByText('Earned today')).toBeVisible();
  await next.getByRole('link', { name: 'Open job' }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
});

test('a guest is redirected from the home page to the login', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});
