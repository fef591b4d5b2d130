import type { Page } from '@playwright/test';
import { dayAhead, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeCustomerReview } from '#server/testing/factories/reviews.ts';
import { makeSession, makeUser } from '#server/testing/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');

test('a worker and a customer review each other, and each reads the other’s once both have written', async ({
  browser,
  context,
  page,
  site,
}) => {
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const { worker, bookable } = await makeElectrician();
  test.slow();
  const booking = await makeBooking({
    ...{ bookable, customer: customer.user, status: 'completed' },
    localDate: dayAhead(-1),
  });
  const path = `/bookings/${String(booking._id)}`;
  await enterWith(context, site.url, worker);
  await openPage(page, '/worker-dashboard');
  await page.getByRole('tab', { name: 'Completed' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Rate Asha Gupta' }).click();
  await expect(page).toHaveURL(/\/rate-us\?bookingId=/);
  await expect(main(page)).toContainText('Other workers read it without your name.');
  await expect(main(page).getByRole('checkbox')).toHaveCount(0);
  await main(page).getByRole('radio', { name: '4 stars' }).check();
  await main(page).getByLabel('Comment').fill('Everything was ready.');
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your review!' })).toBeVisible();
  await openPage(page, path);
  await expect(main(page)).toContainText('Only you can see this so far.');
  await expect(main(page).getByRole('link', { name: 'Rate Asha Gupta' })).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, customer);
  const other = await elsewhere.newPage();
  await openPage(other, path);
  await expect(main(other)).not.toContainText('Everything was ready.');
  await main(other).getByRole('button', { name: 'Rate Ravi Verma' }).click();
  const sheet = other.getByRole('dialog');
  await expect(sheet).toContainText('Nobody reads this until you both have written');
  await sheet.getByRole('radio', { name: '2 stars' }).check();
  await sheet.getByRole('button', { name: 'Send review' }).click();
  await expect(main(other)).toContainText('Everything was ready.');
  await main(other).getByRole('button', { name: 'Report' }).click();
  await sheet.getByText('Rude or threatening').click();
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(other.locator('[data-slot=toast]').last()).toContainText('HN-');
  await elsewhere.close();

  await openPage(page, path);
  await expect(main(page)).toContainText('What Asha Gupta says of you');
  await expect(main(page)).not.toContainText('Only you can see this so far.');
});

test('who is asked sees how workers judge whoever asks, and what they say', async ({
  page,
  context,
  site,
}) => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeUser({ name: 'Asha Gupta' });
  await makeCustomerReview({ customerId: String(customer._id), rating: 4, comment: 'Paid at once.' });
  await makeBooking({ bookable, customer });
  await enterWith(context, site.url, worker);
  await openPage(page, '/worker-dashboard');
  await page.getByRole('tabpanel').getByRole('link', { name: 'Rated 4.0 of 5 stars, 1 review' }).click();
  await expect(page.getByRole('heading', { name: 'What workers say of Asha Gupta' })).toBeVisible();
  await expect(main(page)).toContainText('Paid at once.');
});
