import type { Browser, Locator } from '@playwright/test';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeSession, makeUser, signInAdmin } from '#e2e/kit/factories/users.ts';
import { tellWaiting } from '#e2e/kit/factories/wanted.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const home = { street: '3 Fort Road', city: 'Agra', state: 'Uttar Pradesh', pinCode: '282001' };

// The background process tells those who wait.
test.use({
  allowedFaults: [[/status of 409/], { scope: 'test' }],
  siteSettings: { HUNAR_WORKER: 'on' },
});

/** A customer with a confirmed visit, its worker, and the office's list of cities and trades. */
const openOffers = async (browser: Browser, url: string) => {
  const skill = await makeSkill({ name: 'Electrician' });
  const worker = await makeFoundWorker({
    ...{ name: 'Ravi Verma', trades: [skill.name], city: home.city, pinCode: home.pinCode },
    address: home,
  });
  const job = await makeService({ title: 'Fan fitting', skillIds: [skill._id] });
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta', address: home }));
  await makeBooking({
    bookable: { worker, job },
    customer: customer.user,
    status: 'accepted',
    address: home,
  });
  const enter = async (person: Parameters<typeof enterWith>[2]) => {
    const context = await browser.newContext({ baseURL: url });
    await enterWith(context, url, person);
    return context.newPage();
  };
  const office = await enter(await signInAdmin());
  await openPage(office, '/office/records?show=offers');
  return { skill, worker, customer, enter, office };
};

const flip = async (row: Locator, name: 'Switch off' | 'Switch on', reason: string): Promise<void> => {
  await row.getByRole('button', { name }).click();
  await row.getByLabel('Reason (for the office)').fill(reason);
  await row.getByRole('button', { name }).click();
};

test('a city switched off in the office takes no new bookings and tells waiting customers when it opens', async ({
  browser,
  site,
}) => {
  const { worker, customer, enter, office } = await openOffers(browser, site.url);
  const agra = office.getByRole('listitem').filter({ hasText: 'Agra, Uttar Pradesh' });
  await expect(agra).toContainText('Running: 1 · Open requests: 0 · Workers: 1 · Waiting: 0');
  await flip(agra, 'Switch off', 'Too few workers here.');
  // The field has the same text before it is sent.
  await expect(agra.getByRole('button', { name: 'Switch on' })).toBeVisible();
  await expect(agra).toContainText('Too few workers here.');

  const phone = await enter(customer);
  await openPage(phone, '/');
  const notice = phone.locator('[data-slot=not-offered]');
  await expect(phone.getByText('Hunar isn’t in Agra yet')).toBeVisible();
  await expect(phone.getByText('Fan fitting').first()).toBeVisible();
  await notice.getByRole('button', { name: 'Notify me' }).click();
  await expect(notice.getByRole('status')).toHaveText('We’ll notify you once, as soon as it’s available.');
  await openPage(phone, `/worker/${String(worker._id)}`);
  await phone.getByRole('button', { name: 'Book', exact: true }).press('Enter');
  const sheet = phone.getByRole('dialog');
  await expect(sheet.getByText('Hunar isn’t in Agra yet')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0);
  await openPage(phone, '/bookings');
  await expect(phone.getByText('Fan fitting').first()).toBeVisible();

  await openPage(office, '/office/records?show=offers');
  await expect(agra).toContainText('Waiting: 1');
  await flip(agra, 'Switch on', 'Enough workers again.');
  await expect(agra.getByText('Too few workers here.')).toHaveCount(0);
  await tellWaiting();
  await expect(async () => {
    await openPage(phone, '/notifications');
    await expect(phone.getByText('Hunar is now in Agra')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await openPage(phone, '/');
  await expect(notice).toHaveCount(0);
});

test('a trade switched off in the office takes no new bookings, and its running bookings stay', async ({
  browser,
  site,
}) => {
  const { skill, worker, customer, enter, office } = await openOffers(browser, site.url);
  const trade = office.getByRole('listitem').filter({ hasText: 'Electrician' });
  const running = 'Running: 1 · Open requests: 0';
  await expect(trade).toContainText(running);
  await flip(trade, 'Switch off', 'Too many complaints.');
  await expect(trade.getByRole('button', { name: 'Switch on' })).toBeVisible();
  await expect(trade).toContainText('Too many complaints.');
  await expect(trade).toContainText(running);

  const phone = await enter(customer);
  const off = 'Electrician isn’t on Hunar right now';
  await openPage(phone, `/category/${String(skill._id)}`);
  await expect(phone.getByText(off)).toBeVisible();
  const openSheet = async (): Promise<Locator> => {
    await openPage(phone, `/worker/${String(worker._id)}`);
    await phone.getByRole('button', { name: 'Book', exact: true }).press('Enter');
    return phone.getByRole('dialog');
  };
  const closed = await openSheet();
  await expect(closed.getByText('No services to book here now')).toBeVisible();
  await expect(closed.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0);
  await openPage(phone, '/bookings');
  await expect(phone.getByText('Fan fitting').first()).toBeVisible();
  await expect(phone.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  const workerPhone = await enter(await makeSession(worker));
  await openPage(workerPhone, '/');
  await expect(workerPhone.getByText('No new bookings for Electrician for now')).toBeVisible();
  await expect(workerPhone.getByText('Fan fitting').first()).toBeVisible();

  await openPage(office, '/office/records?show=offers');
  await flip(trade, 'Switch on', 'The complaints are settled.');
  await expect(trade.getByText('Too many complaints.')).toHaveCount(0);
  const open = await openSheet();
  await expect(open.getByRole('button', { name: 'Confirm Booking' })).toBeVisible();
});
