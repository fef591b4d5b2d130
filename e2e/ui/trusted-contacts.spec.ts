import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { contactPath, makeTrustedContact } from '#e2e/kit/factories/trusted-contacts.ts';
import { makePhoneUser, makeSession, newPhone } from '#e2e/kit/factories/users.ts';
import { waitingKinds } from '#e2e/kit/factories/waiting-rows.ts';
import { listSmsTo } from '#e2e/kit/read-sms.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ siteSettings: { SMS_URL: 'outbox:', HUNAR_WORKER: 'on' } });

test('a customer adds a contact, who agrees by the link of the SMS and stops it again', async ({
  page,
  context,
  browser,
  site,
}) => {
  const phone = newPhone();
  const owner = await makeSession(await makePhoneUser({ name: 'Asha Gupta' }));
  await enterWith(context, site.url, owner);
  await openPage(page, '/profile/privacy-security');
  await page.getByRole('button', { name: 'Add a contact' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a contact' });
  await sheet.getByLabel('Name').fill('Meena');
  await sheet.getByLabel('Mobile number').fill(phone);
  expect(await findBarriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Ask by SMS' }).click();
  const part = page.getByRole('region', { name: 'Trusted contacts' });
  await expect(part.getByRole('listitem').filter({ hasText: 'Meena' })).toContainText('Asked, no answer yet');
  await expect.poll(() => listSmsTo(site.dataDir, phone)).toHaveLength(1);
  const [text = ''] = await listSmsTo(site.dataDir, phone);
  expect(text).toContain('Asha Gupta asks you');
  const link = /https?:\S+$/.exec(text)?.[0] ?? '';

  const guest = await browser.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading')).toHaveText('May we tell you when Asha Gupta needs help?');
  await guest.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(guest.getByRole('status')).toContainText('We’ll tell you');
  await openPage(page, '/profile/privacy-security');
  await expect(part.getByRole('listitem').filter({ hasText: 'Meena' })).toContainText('Gets an SMS');
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Stop telling me' }).click();
  await expect(guest.getByRole('status')).toContainText('We won’t tell you');
  await guest.close();
  await part.getByRole('button', { name: 'Remove: Meena' }).click();
  await expect(part.getByText('Meena')).toHaveCount(0);
  expect(await listSmsTo(site.dataDir, phone)).toHaveLength(1);
});

test('a worker practises first, which sends nothing, and then tells the contacts and where she is', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { worker, bookable } = await makeElectrician();
  const phone = newPhone();
  await makeTrustedContact(worker.user, { name: 'Meena', phone });
  const booking = await makeBooking({ bookable, localDate: dayAhead(-1), status: 'in_progress' });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 12.97194, longitude: 77.59369 });
  await enterWith(context, site.url, worker);
  await openPage(page, `/bookings/${String(booking._id)}`);
  await page.getByRole('button', { name: 'Emergency' }).click();
  const sheet = page.getByRole('dialog', { name: 'Emergency' });
  await sheet.getByRole('button', { name: 'Practise' }).click();
  await sheet.getByRole('button', { name: 'Tell my contacts' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Now your contacts would get an SMS.');
  await sheet.getByRole('button', { name: 'Send my position too' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Now your contacts would get your position.');
  expect(await waitingKinds()).toEqual([]);
  expect(await listSmsTo(site.dataDir, phone)).toEqual([]);
  await sheet.getByRole('button', { name: 'End practice' }).click();
  await sheet.getByRole('button', { name: 'Tell my contacts' }).click();
  await expect.poll(() => listSmsTo(site.dataDir, phone)).toHaveLength(1);
  const [told = ''] = await listSmsTo(site.dataDir, phone);
  const guest = await browser.newPage();
  await guest.goto(/https?:\S+$/.exec(told)?.[0] ?? '');
  await guest.getByRole('link', { name: 'See how the visit is going' }).click();
  await expect(guest).toHaveURL(/\/visit\//);
  await guest.close();
  await sheet.getByRole('button', { name: 'Send my position too' }).click();
  await expect.poll(() => listSmsTo(site.dataDir, phone)).toHaveLength(2);
  expect((await listSmsTo(site.dataDir, phone)).join(' ')).toContain('q=12.97194,77.59369');
  await sheet.getByRole('button', { name: 'Tell my contacts' }).click();
  await expect(page.getByText('Your contacts already got this SMS', { exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: [[/ csp$/], { scope: 'test' }] });

  test('a contact reads who asks, and where to answer', async ({ page, site }) => {
    await page.goto(`${site.url}${await contactPath(await makePhoneUser({ name: 'Asha Gupta' }))}`);
    await expect(page.getByRole('heading')).toHaveText('May we tell you when Asha Gupta needs help?');
    // Playwright reads no text in <noscript>.
    await expect(page.locator('noscript')).toHaveJSProperty(
      'textContent',
      'To answer, open this link in another browser, such as Chrome.',
    );
  });
});
