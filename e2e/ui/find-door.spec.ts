import type { Page } from '@playwright/test';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { makeVisitNow } from '#e2e/kit/visit-links.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { awaitQueue, loseWrites, toast } from '../fixtures/waiting-write.ts';

const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** A visit in this hour whose worker has arrived. */
const makeVisit = async () => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const { _id } = await makeVisitNow({ bookable, customer: customer.user, status: 'arrived' });
  return { worker, customer, path: `/bookings/${String(_id)}` };
};

test('a worker who cannot find the door asks on one phone, and the customer answers on the other', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow();
  const { worker, customer, path } = await makeVisit();
  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, customer);
  const other = await elsewhere.newPage();
  await openPage(other, path);
  await enterWith(context, site.url, worker);
  await openPage(page, path);

  await inMain(page, 'I can’t find it').click();
  await expect(page.getByRole('main')).toContainText('You’ve asked Asha Gupta how to find the door.');
  await expect(page.getByRole('main')).toContainText('Customer not there? You can report it from');
  await expect(inMain(page, 'I can’t find it')).toHaveCount(0);

  // The customer's page has been open the whole time.
  const question = other.getByRole('heading', { name: 'Ravi Verma can’t find your door' });
  await expect(question).toBeVisible();
  expect(await findBarriers(other)).toEqual([]);
  await inMain(other, 'Call me').click();
  await expect(page.getByRole('main')).toContainText('Asha Gupta asks you to call');
  await expect(question).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await elsewhere.close();
});

test.describe('without a network', () => {
  test.use({
    allowedFaults: [
      [/failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/],
      { scope: 'test' },
    ],
  });

  test('a question from a basement waits on the phone and reaches the customer', async ({
    page,
    context,
    site,
  }) => {
    const { worker, path } = await makeVisit();
    await enterWith(context, site.url, worker);
    await openPage(page, path);
    await awaitQueue(page);
    const { end } = await loseWrites(page, '**/api/v1/bookings/*/way');
    await inMain(page, 'I can’t find it').click();
    await expect(toast(page)).toContainText('Saved on this phone');
    await expect(page.getByRole('main')).toContainText('Not sent yet: I can’t find it');
    await end();
    await expect(toast(page)).toContainText('Done: I can’t find it');
    await expect(page.getByRole('main')).toContainText('You’ve asked Asha Gupta how to find the door.');
  });
});
