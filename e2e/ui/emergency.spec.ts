import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { waitingKinds } from '#e2e/kit/factories/waiting-rows.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { awaitPage, openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { awaitQueue, toast } from '../fixtures/waiting-write.ts';

test('help in an emergency can be practised, which dials and sends nothing', async ({
  page,
  context,
  site,
}) => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const going = { bookable, customer: customer.user, localDate: dayAhead(-1) };
  const booking = await makeBooking({ ...going, status: 'in_progress' });
  await enterWith(context, site.url, worker);
  await openPage(page, `/bookings/${String(booking._id)}`);
  await page.getByRole('button', { name: 'Emergency' }).click();
  const sheet = page.getByRole('dialog', { name: 'Emergency' });
  await expect(sheet.getByRole('link', { name: 'Dial 112' })).toHaveAttribute('href', 'tel:112');
  expect(await findBarriers(page)).toEqual([]);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/v1/')) sent.push(request.url());
  });
  await sheet.getByRole('button', { name: 'Practise' }).click();
  await expect(sheet.getByRole('status')).toContainText('This is practice.');
  await sheet.getByRole('button', { name: 'Dial 112' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Now your phone would dial 112.');
  await sheet.getByRole('button', { name: 'Tell my contacts' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Now your contacts would get an SMS.');
  await sheet.getByRole('button', { name: 'Tell Hunar' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Now you would write to Hunar.');
  expect(sent).toEqual([]);
  expect(await waitingKinds()).toEqual([]);
  for (const { user } of [worker, customer]) expect(await readNews(user)).toEqual([]);
  await sheet.getByRole('button', { name: 'End practice' }).click();
  await sheet.getByRole('button', { name: 'Tell Hunar' }).click();
  await expect(page).toHaveURL(/\/profile\/help-support\?booking=/);
});

test.describe('without a network', () => {
  test.use({
    allowedFaults: [[/failed request|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/], { scope: 'test' }],
  });

  test('the sheet opens for the first time, with 112, and says what needs the internet', async ({
    page,
    context,
    site,
  }) => {
    const { worker, bookable } = await makeElectrician();
    const { _id } = await makeBooking({ bookable, status: 'in_progress', localDate: dayAhead(-1) });
    await enterWith(context, site.url, worker);
    await openPage(page, `/bookings/${String(_id)}`);
    const emergency = page.getByRole('button', { name: 'Emergency' });
    await expect(emergency).toBeVisible();
    await awaitPage(page);
    // The code of sheets is asked for once the page is idle, and must have come.
    await awaitQueue(page);
    await context.setOffline(true);
    await emergency.click();
    const sheet = page.getByRole('dialog', { name: 'Emergency' });
    await expect(sheet.getByRole('link', { name: 'Dial 112' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Tell Hunar' })).toContainText('It needs the internet.');
    expect(await findBarriers(page)).toEqual([]);
    await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: 'Tell Hunar' }).click();
    await expect(toast(page)).toContainText('Call your contacts, or dial 112.');
    await expect(sheet.getByRole('link', { name: 'Dial 112' })).toBeVisible();
  });
});
