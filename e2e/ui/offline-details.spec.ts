import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { bookingClient, makePair } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { awaitWorker } from '../fixtures/await-worker.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { awaitPage, awaitRest, openPage, reloadPage } from '../fixtures/open-page.ts';
import { agePages, endDetails, findCopies } from '../fixtures/saved-pages.ts';
import { expect, test } from '../fixtures/test.ts';

// Offline requests fail, and the browser logs it.
test.use({
  serviceWorkers: 'allow',
  allowedFaults: [[/INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 401/], { scope: 'test' }],
});

test('the dashboard keeps the page of the next job, which then opens offline', async ({
  page,
  context,
  site,
}) => {
  const { worker, bookable, customer } = await makePair();
  const visit = { status: 'accepted', localDate: dayAhead(1) } as const;
  const { _id } = await makeBooking({ bookable, customer: customer.user, ...visit });
  const path = `/bookings/${String(_id)}`;
  await enterWith(context, site.url, worker);
  await openPage(page, '/worker-dashboard');
  await awaitWorker(page);
  await reloadPage(page);
  // Before that, a refresh that fails would open the page once more, in the middle of what follows.
  await awaitRest(page);
  await expect.poll(() => findCopies(page, '12 Park Road')).toContain(path);
  await context.setOffline(true);
  await page.goto(path);
  await awaitPage(page);
  await expect(page.getByText(/12 Park Road/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Asha Gupta' })).toHaveAttribute(
    'href',
    'tel:+919822222222',
  );
  await expect(page.getByText(/Last updated/)).toBeVisible();
});

test('a customer reads their bookings and their profile offline, and when they were loaded', async ({
  page,
  context,
  site,
}) => {
  const { customer, worker } = await makePair('accepted');
  await enterWith(context, site.url, customer);
  const shown = { '/bookings': worker.user.name, '/profile': customer.user.name };
  for (const [path, name] of Object.entries(shown)) {
    await openPage(page, path);
    await awaitWorker(page);
    await reloadPage(page);
    await awaitRest(page);
    await expect.poll(() => findCopies(page, name)).toContain(path);
  }
  await context.setOffline(true);
  await page.goto('/bookings');
  await awaitPage(page);
  await expect(page.locator('[data-slot=booking-card]')).toContainText(worker.user.name);
  await expect(page.getByText(/Last updated/)).toBeVisible();
  await page.goto('/profile');
  await awaitPage(page);
  await expect(page.getByRole('main')).toContainText('Asha Gupta');
  await expect(page.getByText(/Last updated/)).toBeVisible();
});

test('a street is gone from the phone at the first contact after the booking was cancelled', async ({
  page,
  context,
  site,
}) => {
  const { params, worker } = await makePair('accepted');
  await enterWith(context, site.url, worker);
  await openPage(page, `/bookings/${params.id}`);
  await awaitWorker(page);
  await page.reload();
  await expect.poll(() => findCopies(page, '12 Park Road')).toHaveLength(1);
  await openPage(page, '/offline');
  const { send } = bookingClient(() => site.url);
  await send(worker, setBookingStatusContract, { params, body: { status: 'cancelled', reasonCode: 'ill' } });
  await agePages(page, 0.01);
  await openPage(page, '/more');
  await expect.poll(() => findCopies(page, '12 Park Road')).toEqual([]);
});

test('a street is not shown once the time to see it is over, even without a contact', async ({
  page,
  context,
  site,
}) => {
  const { params, worker } = await makePair('accepted');
  const path = `/bookings/${params.id}`;
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await awaitWorker(page);
  await reloadPage(page);
  await awaitRest(page);
  await expect.poll(() => findCopies(page, '12 Park Road')).toEqual([path]);
  await context.setOffline(true);
  await endDetails(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  expect(await findCopies(page, '12 Park Road')).toEqual([]);
});
