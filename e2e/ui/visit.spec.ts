import type { Page } from '@playwright/test';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { now } from '#lib/platform/time/clock.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { makeVisitNow } from '#e2e/kit/visit-links.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { awaitPage, openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { awaitQueue, loseWrites, toast } from '../fixtures/waiting-write.ts';

const MINUTE_MS = 60_000;
const main = (page: Page) => page.getByRole('main');
const inMain = (page: Page, name: string) => main(page).getByRole('button', { name });

/** A visit of this hour, and its people. */
const makeVisit = async (fields: Parameters<typeof makeVisitNow>[0] = {}) => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const visit = { bookable, customer: customer.user, status: 'arrived', ...fields } as const;
  const { _id } = await makeVisitNow(visit);
  return { worker, customer, path: `/bookings/${String(_id)}` };
};

test('a worker says that she waits at the door, and the customer confirms it on the other phone', async ({
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
  const own = page.getByRole('region', { name: 'Waiting at the door' });
  await expect(own).toContainText(/Waiting is free until .* costs ₹[\d.]+, ₹[\d.]+ at most\./);
  await inMain(page, 'I’m waiting at the door').click();
  await expect(toast(page)).toContainText('We’ve told Asha Gupta');
  await expect(own).toContainText('You’ve been waiting since');
  await expect(own).toContainText('Asha Gupta will be asked about it once the job starts.');
  expect(await findBarriers(page)).toEqual([]);

  // The customer's page has been open the whole time.
  const theirs = other.getByRole('region', { name: 'Waiting at the door' });
  await expect(theirs).toContainText('Ravi Verma has been waiting at your door since');
  expect(await findBarriers(other)).toEqual([]);
  await inMain(other, 'Yes, Ravi Verma is here').click();
  await expect(toast(other)).toContainText('Thank you. Ravi Verma knows that you’re coming.');
  await expect(own).toContainText('Asha Gupta has confirmed it.');
  await elsewhere.close();
});

test('the customer’s tap takes no worker who reads elsewhere on the page back to the buttons', async ({
  page,
  context,
  site,
}) => {
  const { worker, customer, path } = await makeVisit();
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await inMain(page, 'More').focus();
  await main(page).getByRole('heading').first().click();
  await expect(page.locator(':focus')).toHaveCount(0);
  const params = { id: path.split('/').at(-1) ?? '' };
  const body = { status: 'in_progress' };
  await bookingClient(() => site.url).send(customer, setBookingStatusContract, { params, body });
  await expect(main(page).locator('[data-status]').first()).toHaveAttribute('data-status', 'in_progress');
  await expect(inMain(page, 'Start Job')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(0);
});

test('a worker answers that all is well with a job that runs over', async ({ page, context, site }) => {
  const { worker, bookable } = await makeElectrician();
  const going = await makeBooking({ bookable, status: 'in_progress', localDate: dayAhead(-1) });
  await enterWith(context, site.url, worker);
  await openPage(page, `/bookings/${String(going._id)}`);
  const question = page.getByRole('region', { name: 'Is everything all right?' });
  await expect(question).toContainText('we tell your agency and your trusted contacts');
  expect(await findBarriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Yes, all is well' }).click();
  await expect(toast(page)).toContainText('Thank you. Take the time you need.');
  await expect(question).toHaveCount(0);
});

test('a customer reads about how long a worker who has set out will take', async ({
  page,
  context,
  site,
}) => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeUser({ name: 'Asha Gupta' });
  const step = { mover: 'worker', by: bookable.worker._id } as const;
  const setOutAt = new Date(now().getTime() - MINUTE_MS);
  const { _id } = await makeVisitNow({
    bookable,
    customer,
    status: 'on_the_way',
    point: worker.user.point,
    history: [
      { ...step, status: 'accepted', at: new Date(setOutAt.getTime() - MINUTE_MS) },
      { ...step, status: 'on_the_way', at: setOutAt },
    ],
  });
  await enterWith(context, site.url, await makeSession(customer));
  await openPage(page, `/bookings/${String(_id)}`);
  await expect(main(page)).toContainText(
    /Ravi Verma set out at .* From where they usually start, it takes about 5 minutes\./,
  );
});

test('before accepting, a worker reads that the number is confirmed and how many jobs were done', async ({
  page,
  context,
  site,
}) => {
  const { worker, bookable } = await makeElectrician();
  const phone = '9822222222';
  const proof = { phone, provedPhone: phone, phoneProvedAt: now() };
  const customer = await makeUser({ name: 'Asha Gupta', ...proof });
  await makeBooking({ customer, status: 'completed', localDate: dayAhead(-3) });
  const { _id } = await makeBooking({ bookable, customer });
  await enterWith(context, site.url, worker);
  await openPage(page, `/bookings/${String(_id)}`);
  await expect(main(page)).toContainText('Number confirmed');
  await expect(main(page)).toContainText('1 job done on Hunar');
});

test('a step that waited for a network shows both clocks', async ({ page, context, site }) => {
  const { worker, bookable } = await makeElectrician();
  const at = new Date(now().getTime() - 5 * MINUTE_MS);
  const tappedAt = new Date(at.getTime() - 20 * MINUTE_MS);
  const step = { mover: 'worker', by: bookable.worker._id } as const;
  const { _id } = await makeVisitNow({
    bookable,
    status: 'in_progress',
    history: [
      { ...step, status: 'accepted', at: new Date(tappedAt.getTime() - MINUTE_MS) },
      { ...step, status: 'in_progress', at, tappedAt },
    ],
  });
  await enterWith(context, site.url, worker);
  await openPage(page, `/bookings/${String(_id)}`);
  await expect(main(page)).toContainText(/In progress: .* · by the phone’s clock: /);
});

test.describe('without a network', () => {
  test.use({
    allowedFaults: [
      [/failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/],
      { scope: 'test' },
    ],
  });

  test('a worker who is not safe leaves, and the phone sends it when it can', async ({
    page,
    context,
    site,
  }) => {
    const { worker, path } = await makeVisit();
    await enterWith(context, site.url, worker);
    await openPage(page, path);
    await expect(inMain(page, 'More')).toBeVisible();
    await awaitPage(page);
    await awaitQueue(page);
    // Its sheet has not been open before.
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await inMain(page, 'More').click();
    await page.getByRole('dialog').getByRole('button', { name: 'I’m not safe: leave now' }).click();
    await expect(main(page)).toContainText('Not sent yet: I’m not safe: leave now');
    await context.setOffline(false);
    await expect(toast(page)).toContainText('Done: I’m not safe: leave now');
    await expect(main(page).locator('[data-status]').first()).toHaveAttribute('data-status', 'cancelled');
  });

  test('waiting that is said in a basement waits on the phone', async ({ page, context, site }) => {
    const { worker, path } = await makeVisit();
    await enterWith(context, site.url, worker);
    await openPage(page, path);
    await awaitQueue(page);
    const { end } = await loseWrites(page, '**/api/v1/bookings/*/waiting');
    await inMain(page, 'I’m waiting at the door').click();
    await expect(toast(page)).toContainText('Saved on this phone');
    await end();
    await expect(main(page)).toContainText('You’ve been waiting since');
  });
});
