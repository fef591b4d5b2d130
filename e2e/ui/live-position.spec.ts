import type { Page } from '@playwright/test';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { makeVisitNow } from '#e2e/kit/visit-links.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** The browser gives the position without asking. */
const allowPosition = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 26.85, longitude: 80.95 });
};

/** A worker on the way, on the page of the booking. */
const openWay = async (page: Page, origin: string) => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const address = { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001', digipin: '378-K4T-L584' };
  const visit = await makeVisitNow({ bookable, customer: customer.user, status: 'on_the_way', address });
  const path = `/bookings/${String(visit._id)}`;
  await allowPosition(page);
  await enterWith(page.context(), origin, worker);
  await openPage(page, path);
  return { customer, path, share: page.getByRole('switch', { name: 'Show Asha Gupta where I am' }) };
};

test('a worker on the way shows where she is, and the customer sees it until she stops', async ({
  page,
  browser,
  site,
}) => {
  const { customer, path, share } = await openWay(page, site.url);
  await expect(share).not.toBeChecked();
  const shared = page.waitForResponse((reply) => reply.url().endsWith('/position') && reply.ok());
  await share.click();
  await expect(share).toBeChecked();
  await shared;
  expect(await findBarriers(page)).toEqual([]);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, customer);
  const other = await elsewhere.newPage();
  await openPage(other, path);
  await expect(other.getByRole('main')).toContainText('Seen just now');
  await expect(other.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
    'href',
    /^geo:26\.85,80\.95/,
  );
  expect(await findBarriers(other)).toEqual([]);

  const hidden = page.waitForResponse((reply) => reply.request().method() === 'DELETE' && reply.ok());
  await share.click();
  await hidden;
  await openPage(other, path);
  await expect(other.getByRole('link', { name: 'Show on the map' })).toHaveCount(0);
  await elsewhere.close();
});

test('showing it for a second visit hides it from the first customer at once', async ({ page, site }) => {
  const { worker, bookable } = await makeElectrician();
  const status = 'on_the_way';
  const first = await makeVisitNow({ bookable, customer: await makeUser({ name: 'Asha Gupta' }), status });
  const other = await makeUser({ name: 'Meena Rao' });
  await makeBooking({ bookable, customer: other, status, localDate: dayAhead(1) });
  await allowPosition(page);
  await enterWith(page.context(), site.url, worker);
  await openPage(page, '/worker-dashboard');
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  const share = (name: string) => page.getByRole('switch', { name: `Show ${name} where I am` });
  const sent = (method: string) =>
    page.waitForResponse(
      (reply) =>
        reply.url().endsWith(`/bookings/${String(first._id)}/position`) &&
        reply.request().method() === method &&
        reply.ok(),
    );
  const shared = sent('PUT');
  await share('Asha Gupta').click();
  await shared;
  const hidden = sent('DELETE');
  await share('Meena Rao').click();
  await hidden;
  await expect(share('Meena Rao')).toBeChecked();
  await expect(share('Asha Gupta')).not.toBeChecked();
});

test.describe('without a network', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED|Failed to (fetch|load)/], { scope: 'test' }] });

  test('switching off is repeated until it arrives', async ({ page, site }) => {
    const { share } = await openWay(page, site.url);
    await expect(share).not.toBeChecked();
    await page.clock.install();
    const shared = page.waitForResponse((reply) => reply.url().endsWith('/position') && reply.ok());
    await share.click();
    await shared;
    let tries = 0;
    await page.route('**/position', async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      tries += 1;
      return tries === 1 ? route.abort() : route.fallback();
    });
    const hidden = page.waitForResponse((reply) => reply.request().method() === 'DELETE' && reply.ok());
    await share.click();
    await expect(share).not.toBeChecked();
    await expect
      .poll(async () => {
        await page.clock.fastForward(60_000);
        return tries;
      })
      .toBe(2);
    await hidden;
  });
});
