import { fill } from '#lib/platform/i18n/fill.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, signIn, signInAdmin } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { makeVisit } from '../fixtures/make-visit.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openAs } from '../fixtures/open-as.ts';
import { expect, test } from '../fixtures/test.ts';

const { claims, handover, myBookings, office, officeActs: desk, officeClaims, officeCodes } = messages('en');
const { acts } = office;

test('a claim is decided with both statements, and both sides read the outcome', async ({
  browser,
  site,
}) => {
  const { booking, customer } = await makeVisit('no_show', {});
  const id = String(booking._id);
  const asCustomer = await openAs(browser, site.url, customer, `/bookings/${id}`);
  const box = asCustomer.locator('[data-slot=alert]').filter({ hasText: 'I rang twice at gate 4' });
  await box.getByRole('button', { name: claims.no }).click();
  const sheet = asCustomer.getByRole('dialog', { name: claims.no });
  await sheet.getByRole('textbox').fill('I was in the garden the whole time.');
  await sheet.getByRole('button', { name: claims.no }).click();
  await expect(sheet).toBeHidden();
  await asCustomer.context().close();

  const page = await openAs(browser, site.url, await signIn('admin'), '/office/queues?queue=claims');
  await page.getByRole('list', { name: 'Waiting items, oldest first' }).getByRole('button').first().click();
  await expect(page.getByText('I rang twice at gate 4 and called at 10:15.')).toBeVisible();
  await expect(page.getByText('I was in the garden the whole time.')).toBeVisible();
  await expect(page.getByText(officeClaims.earlier)).toBeVisible();
  await expect(page.getByText(fill(officeClaims.atStake.fee, { fee: '₹600' }))).toBeVisible();
  await page.getByRole('button', { name: acts.dismiss.label }).click();
  await page.getByLabel(acts.dismiss.field).fill('The gate is behind the garden; both tell the same.');
  await page.getByRole('button', { name: acts.dismiss.label }).click();
  await expect(page.getByText(acts.dismiss.done, { exact: true })).toBeVisible();
  expect((await listAudit(id)).map(({ act }) => act)).toContain('booking.no-show');
  await page.context().close();

  const after = await openAs(browser, site.url, customer, `/bookings/${id}`);
  await expect(after.getByText(myBookings.ended.notCounted)).toBeVisible();
});

test('an agent is offered no decision on a claim that only a lead can decide', async ({ browser, site }) => {
  const at = now();
  const office = { why: 'contradicted' as const, at, dueBy: at, leadAt: at };
  const { booking } = await makeVisit('no_show', { state: 'contested', answerBy: null, office });
  const path = `/office/queues?queue=claims&item=${String(booking._id)}`;

  const asAgent = await openAs(browser, site.url, await signInAdmin({ can: 'agent' }), path);
  await expect(asAgent.getByText('Only a lead can decide.')).toBeVisible();
  await expect(asAgent.getByRole('button', { name: acts.dismiss.label })).toHaveCount(0);
  await asAgent.context().close();

  const bookingPath = `/office/bookings/${String(booking._id)}`;
  const asLead = await openAs(browser, site.url, await signInAdmin({ can: 'lead' }), bookingPath);
  await asLead.getByRole('link', { name: 'Decide in the queue' }).click();
  await expect(asLead).toHaveURL(path);
  await expect(asLead.getByRole('button', { name: acts.dismiss.label })).toBeVisible();
  await asLead.context().close();
});

test('a booking goes to another worker once that worker and the customer say yes', async ({
  browser,
  site,
}) => {
  const { bookable, worker: former } = await makeElectrician();
  const customer = await makeUser({ name: 'Asha Gupta' });
  const other = await makeWorker({
    name: 'Suresh Kumar',
    skills: bookable.worker.skills,
    hourlyRatePaise: 20_000,
  });
  const booking = await makeBooking({
    ...{ bookable, customer, status: 'accepted', localDate: dayAhead(3), pricePaise: 60_000 },
    serviceName: bookable.job.title,
  });
  const path = `/bookings/${String(booking._id)}`;

  const page = await openAs(browser, site.url, await signIn('admin'), `/office${path}`);
  await page.getByRole('button', { name: desk.reassign.label, exact: true }).click();
  await page.getByLabel(desk.workers.label).selectOption({ label: 'Suresh Kumar: ₹400' });
  await page.getByLabel(desk.reassign.field).fill('Ravi is in hospital.');
  await page.getByRole('button', { name: desk.reassign.label, exact: true }).click();
  await expect(page.getByText(desk.reassign.done, { exact: true })).toBeVisible();
  await expect(page.getByText(/Suresh Kumar, for ₹400/)).toBeVisible();
  await expect(page.getByText(desk.blocked.handover)).toBeVisible();
  await page.context().close();

  const asWorker = await openAs(browser, site.url, await makeSession(other), '/worker-dashboard');
  const card = asWorker.getByRole('region', { name: handover.worker.title });
  await expect(card).toContainText('₹400');
  await card.getByRole('button', { name: handover.worker.yes }).click();
  await expect(card).toContainText('You said yes.');
  await asWorker.context().close();

  const asFormer = await openAs(browser, site.url, former, path);
  await expect(asFormer.getByRole('heading', { name: bookable.job.title })).toBeVisible();
  await asFormer.context().close();

  const asCustomer = await openAs(browser, site.url, await makeSession(customer), path);
  const names = { name: 'Suresh Kumar', former: bookable.worker.name };
  const ask = asCustomer.getByRole('region', { name: fill(handover.customer.title, names) });
  await expect(ask).toContainText(fill(handover.customer.lower, { before: '₹600', price: '₹400' }));
  await ask.getByRole('button', { name: fill(handover.customer.yes, names) }).click();
  await expect(ask).toBeHidden();
  await expect(asCustomer.getByText('Suresh Kumar').first()).toBeVisible();
  await asCustomer.context().close();

  const gone = await openAs(browser, site.url, former, '/worker-dashboard');
  await expect(gone.getByText(booking.number)).toBeHidden();
});

test('an admin moves a booking, adds credit and cancels it, each with a reason', async ({
  browser,
  site,
}) => {
  const { bookable } = await makeElectrician();
  const customer = await makeUser({ name: 'Asha Gupta' });
  const booking = await makeBooking({
    ...{ bookable, customer, status: 'accepted', localDate: dayAhead(3), pricePaise: 60_000 },
    serviceName: bookable.job.title,
  });
  const id = String(booking._id);
  const page = await openAs(browser, site.url, await signInAdmin({ can: 'agent' }), `/office/bookings/${id}`);
  const main = page.getByRole('main');
  const begin = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const finish = async ({ label, field, done }: (typeof desk)['move'], reason: string): Promise<void> => {
    await page.getByLabel(field).fill(reason);
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(page.getByText(done, { exact: true })).toBeVisible();
  };

  await begin(desk.move.label);
  await expect(page.getByLabel(desk.times.label).getByRole('option').nth(1)).toBeAttached();
  // Without a time nothing is sent.
  await page.getByLabel(desk.move.field).fill('The lift is closed that day.');
  await begin(desk.move.label);
  await expect(page.getByRole('alert').filter({ hasText: desk.times.placeholder })).toBeVisible();
  await page.getByLabel(desk.times.label).selectOption({ index: 1 });
  await finish(desk.move, 'The lift is closed that day.');
  // An act goes by what the page shows.
  await expect(main).toContainText('moved to');
  await begin(desk.adjust.label);
  await page
    .getByLabel(desk.amounts.label)
    .selectOption({ label: fill(desk.amounts.add.customer, { amount: '₹100' }) });
  await finish(desk.adjust, 'For the second trip.');
  await expect(main).toContainText(officeCodes.acts['booking.adjust']);
  await begin(desk.cancel.label);
  await page.getByLabel(desk.countsFor.label).selectOption({ label: desk.countsFor.nobody });
  await finish(desk.cancel, 'The building is closed.');
  await expect(page.getByText(desk.blocked.over).first()).toBeVisible();
  const acts = (await listAudit(id)).map(({ act, note }) => [act, note]);
  for (const act of [
    ['booking.move', 'The lift is closed that day.'],
    ['booking.adjust', 'For the second trip.'],
    ['booking.cancelled', 'The building is closed.'],
  ])
    expect(acts).toContainEqual(act);
  await page.context().close();

  const after = await openAs(browser, site.url, await makeSession(customer), `/bookings/${id}`);
  await expect(after.getByRole('main')).toContainText('The building is closed.');
  await after.context().close();
});

test('an admin waives what a customer owes, and then nothing is left to waive', async ({ browser, site }) => {
  const { booking } = await makeVisit('completed');
  const path = `/office/bookings/${String(booking._id)}`;
  const page = await openAs(browser, site.url, await signInAdmin({ can: 'agent' }), path);
  await page.getByRole('button', { name: desk.waive.label, exact: true }).click();
  await expect(page.getByText(fill(desk.waive.effect, { amount: '₹600' }))).toBeVisible();
  await page.getByLabel(desk.waive.field).fill('The fan fell down the next day.');
  await page.getByRole('button', { name: desk.waive.label, exact: true }).click();
  await expect(page.getByText(desk.waive.done, { exact: true })).toBeVisible();
  await expect(page.getByText(desk.blocked.settled)).toBeVisible();
  await expect(page.getByRole('button', { name: desk.waive.label, exact: true })).toHaveCount(0);
  const waived = (await listAudit(String(booking._id))).find(({ act }) => act === 'booking.waive');
  expect(waived?.note).toBe('The fan fell down the next day.');
  await page.context().close();
});
