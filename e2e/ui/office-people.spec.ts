import { readFile } from 'node:fs/promises';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeDocuments } from '#e2e/kit/factories/papers.ts';
import { makeSign } from '#e2e/kit/factories/signs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makePortrait } from '#e2e/kit/factories/stored-images.ts';
import { makeUser, signInAdmin } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a lead appoints an admin, sees beforehand who cannot become one, and saves the list of people', async ({
  page,
  context,
  site,
}) => {
  await enterWith(context, site.url, await signInAdmin({ can: 'lead' }));
  const free = await makeUser({ name: 'वनिता देसाई' });
  const booked = await makeUser({ name: 'Vanita Rao' });
  await makeBooking({ customer: booked, status: 'accepted' });
  await openPage(page, officePaths.recordsOf('admins'));
  await page.getByLabel('Add an admin: customer’s name, email or phone').fill('vanita');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const found = page.getByRole('listitem');
  const refused = found.filter({ hasText: 'Vanita Rao' });
  await expect(refused).toContainText('They have an open booking. Wait until it’s over.');
  await expect(refused.getByRole('button')).toHaveCount(0);
  const named = found.filter({ hasText: 'वनिता देसाई' });
  await named.getByRole('button', { name: /^Agent/ }).click();
  await named.getByLabel('Reason').fill('Joins the office on Monday.');
  await named.getByRole('button', { name: /^Agent/ }).click();
  await expect(page.getByText('Access changed.', { exact: true })).toBeVisible();
  expect((await listAudit(String(free._id))).map(({ act }) => act)).toContain('admin.name');

  await openPage(page, officePaths.recordsOf('exports'));
  await page.getByRole('button', { name: 'Save People as CSV' }).click();
  await page.getByLabel('Period').selectOption({ label: 'Today' });
  await page.getByLabel('What you need it for').fill('Count of new customers.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save People as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Vanita Rao');
  const [exported] = (await listAudit('users')).filter(({ act }) => act === 'export.users');
  expect(exported?.note).toBe('Count of new customers.');
  await openPage(page, officePaths.recordsOf('audit'));
  await page.getByLabel('What was done').selectOption({ label: 'CSV exports: all' });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const rows = page.getByRole('main');
  await expect(rows).toContainText('Saved as CSV: People');
  await expect(rows).not.toContainText(/users|queue\.|list\./);

  await page.setViewportSize({ width: 1366, height: 900 });
  await openPage(page, `${officePaths.recordsOf('audit')}&subject=${String(free._id)}`);
  const appointed = page.getByRole('row', { name: /^Access given or changed/ });
  await appointed.getByRole('link', { name: 'वनिता देसाई' }).click();
  await expect(page).toHaveURL(officePaths.person(String(free._id)));
});

test('a worker’s page shows documents beside the photo, and opens them only at a tap', async ({
  page,
  context,
  site,
}) => {
  await enterWith(context, site.url, await signInAdmin({ can: 'agent' }));
  const worker = await makeUser({ name: 'Ravi Verma', role: 'worker', imageKey: await makePortrait() });
  await makeDocuments(worker);
  const id = String(worker._id);
  await openPage(page, officePaths.person(id));
  const main = page.getByRole('main');
  await expect(main).toContainText('Waiting for a decision');
  await expect(main).toContainText('0 reviews · 0 jobs');
  const photo = page.getByRole('img', { name: 'Profile photo' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const acts = async () => (await listAudit(id)).map(({ act }) => act);
  expect(await acts()).not.toContain('paper.read');
  await page.getByRole('button', { name: 'View (logged in the audit)' }).first().click();
  await expect(page.getByRole('img', { name: 'ID document' })).toBeVisible();
  expect(await acts()).toContain('paper.read');
});

test('Find takes a name in another script, and the person’s page shows their signs', async ({
  page,
  context,
  site,
}) => {
  await enterWith(context, site.url, await signInAdmin({ can: 'agent' }));
  const customer = await makeUser({ name: 'सुरेश कुमार' });
  await makeSign({ customer });
  await openPage(page, '/office');
  await page.getByLabel('Find people and bookings').fill('suresh');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('link', { name: /सुरेश कुमार/ }).click();
  await expect(page.getByRole('heading', { name: 'सुरेश कुमार' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Signs of fraud' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
});

test('trades, services and cities are in the admin’s language, also on a booking’s page', async ({
  page,
  context,
  site,
}) => {
  await enterWith(context, site.url, await signInAdmin({ can: 'agent' }));
  await speak(context, site.url, 'hi');
  const skill = await makeSkill({ name: 'Plumber', names: { hi: 'प्लंबर' } });
  const job = await makeService({
    ...{ skillIds: [skill._id], title: 'Tap repair', titles: { hi: 'नल की मरम्मत' } },
  });
  const worker = await makeWorker({ name: 'Ravi Verma', skills: [skill] });
  const booking = await makeBooking({ bookable: { worker, job }, status: 'accepted' });
  const main = page.getByRole('main');
  await openPage(page, officePaths.person(String(worker._id)));
  await expect(main).toContainText('प्लंबर');
  await expect(main).toContainText('नल की मरम्मत');
  await expect(main).not.toContainText(/Plumber|Tap repair/);
  await openPage(page, officePaths.booking(String(booking._id)));
  await expect(main.getByRole('heading', { name: 'नल की मरम्मत' })).toBeVisible();
  await expect(main).toContainText('लखनऊ, उत्तर प्रदेश, 226010');
});

test('the audit is filtered by days, and what the filter finds is saved as CSV', async ({
  page,
  context,
  site,
}) => {
  await enterWith(context, site.url, await signInAdmin({ can: 'lead' }));
  const booking = await makeBooking({ status: 'accepted' });
  // Each look at a booking is a row of the audit.
  await openPage(page, officePaths.booking(String(booking._id)));
  await openPage(page, officePaths.recordsOf('audit'));
  const main = page.getByRole('main');
  const filter = async (from: string, to: string): Promise<void> => {
    await page.getByLabel('From day').fill(from);
    await page.getByLabel('To day').fill(to);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`from=${from}.*to=${to}`));
  };
  await filter(dayAhead(-2), dayAhead(-1));
  await expect(main).toContainText('Nothing here.');
  await filter(dayAhead(-1), dayAhead(1));
  await expect(main).toContainText(booking.number);
  await expect(page.getByLabel('From day')).toHaveValue(dayAhead(-1));
  const save = page.getByRole('button', { name: 'Save Audit as CSV' });
  await save.click();
  await page.getByLabel('What you need it for').fill('Yearly check of the office.');
  const download = page.waitForEvent('download');
  await save.click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(String(booking._id));
  const [exported] = (await listAudit('audit')).filter(({ act }) => act === 'export.audit');
  expect(exported?.note).toBe('Yearly check of the office.');
});
