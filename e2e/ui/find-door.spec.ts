import type { Page } from '@playwright/test';
import { makeAddress } from '#e2e/kit/factories/addresses.ts';
import { makeGatePhoto } from '#e2e/kit/factories/gate-photos.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { makeVisitNow } from '#e2e/kit/visit-links.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
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
  const bookingId = String(_id);
  return { worker, customer, bookingId, path: `/bookings/${bookingId}` };
};

test('a worker who cannot find the door asks on one phone, and the customer answers on the other', async ({
  site,
  page,
  context,
  browser,
}) => {
  test.slow();
  const { path, worker, customer } = await makeVisit();
  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await enterWith(elsewhere, site.url, customer);
  const other = await elsewhere.newPage();
  await openPage(other, path);

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

test('a customer adds a photo of the gate to an address, and takes it away again', async ({
  page,
  context,
  site,
}) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  await makeAddress(userId, 'Home');
  await openPage(page, '/profile/addresses');
  const edit = page.getByRole('button', { name: 'Edit Home' });
  const entry = page.getByRole('dialog', { name: 'Edit address' });
  const photo = entry.getByRole('img', { name: 'Photo of your gate' });
  await edit.click();
  const chooser = page.waitForEvent('filechooser');
  await entry.getByRole('button', { name: 'Add a photo of the gate' }).click();
  const buffer = Buffer.from(await makeJpeg({ width: 400, height: 300 }));
  await (await chooser).setFiles({ name: 'gate.jpg', mimeType: 'image/jpeg', buffer });
  await expect(photo).toBeVisible();
  await entry.getByRole('button', { name: 'Save Address' }).click();
  await expect(entry).toHaveCount(0);
  await edit.click();
  await expect(photo).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await entry.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(entry.getByRole('button', { name: 'Add a photo of the gate' })).toBeVisible();
  await entry.getByRole('button', { name: 'Save Address' }).click();
  await expect(entry).toHaveCount(0);
});

test('a worker sees the customer’s photo of the gate on the page of the job', async ({
  page,
  context,
  site,
}) => {
  const { worker, bookingId, path } = await makeVisit();
  await makeGatePhoto(bookingId);
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await expect(page.getByRole('img', { name: 'The gate' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({
    allowedFaults: [
      [/failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/],
      { scope: 'test' },
    ],
  });

  test('a question from a basement waits on the phone and reaches the customer', async ({
    site,
    page,
    context,
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
