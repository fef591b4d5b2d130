import { readFlagsContract } from '#lib/features/admin/contracts/flags.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { makeStoredKey } from '#e2e/kit/factories/api-keys.ts';
import { nextCode, turnOffTotp, turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { signInAdmin, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { makeAttempt, makeWebhook } from '#e2e/kit/factories/webhooks.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// The office works on desktops; an address that is refused answers 400.
test.use({ viewport: { width: 1366, height: 900 }, allowedFaults: [[/status of 400/], { scope: 'test' }] });

const { officeKeys: keys, officeWebhooks: webhooks, officeCodes } = messages('en');

test('a lead makes a key after a proof, sees it once, uses it and revokes it', async ({
  page,
  context,
  site,
}) => {
  const admin = await signInAdmin();
  await turnOffTotp(admin.userId);
  const app = await turnOnTotp(admin.userId);
  await enterWith(context, site.url, admin);
  await openPage(page, '/office/records?show=keys');
  await page.getByRole('button', { name: keys.make }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(keys.form.name).fill('Nightly report');
  await sheet.getByLabel(keys.form.days).selectOption({ label: keys.form.spans[30] });
  await sheet.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await sheet.getByLabel('Code from the app').fill(nextCode(app));
  expect(await findBarriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: keys.form.submit }).click();
  await expect(sheet.getByText(keys.made.title)).toBeVisible();
  const key = (await sheet.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^hnr_\w{36}$/);
  const read = () => sendCall({ origin: site.url, call: readFlagsContract, token: key });
  expect((await read()).status).toBe(200);
  await sheet.getByRole('button', { name: keys.made.done }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Nightly report' });
  await expect(row).toContainText(key.slice(-4));
  await expect(row).toContainText(officeCodes.by.reader);
  await expect(page.getByText(key)).toHaveCount(0);
  const revoke = row.getByRole('button', { name: 'Revoke Nightly report' });
  await revoke.click();
  await expect(row.getByText(keys.revoke.hint)).toBeVisible();
  await revoke.click();
  await expect(page.getByText(keys.none)).toBeVisible();
  await expect.poll(async () => (await read()).status).toBe(401);
});

test('an agent sees only their own keys and no webhooks', async ({ page, context, site }) => {
  const lead = await signInAdmin();
  await makeStoredKey(lead.userId);
  await enterWith(context, site.url, await signInAdmin({ can: 'agent' }));
  await openPage(page, '/office/records?show=keys');
  await expect(page.getByText(keys.none)).toBeVisible();
  await openPage(page, '/office/records?show=webhooks');
  await expect(page.getByText(webhooks.leadsOnly)).toBeVisible();
});

test('a lead adds a webhook, sees its secret once, and switches it off', async ({ page, context, site }) => {
  await enterWith(context, site.url, await signInAdmin());
  await openPage(page, '/office/records?show=webhooks');
  await page.getByRole('button', { name: webhooks.add }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(webhooks.form.url).fill('http://receiver.example/hooks');
  await sheet.getByLabel(webhooks.events['booking.completed']).check();
  await sheet.getByLabel(webhooks.form.reason).fill('For the accounts.');
  const submit = sheet.getByRole('button', { name: webhooks.form.submit });
  await submit.click();
  await expect(sheet.getByText(/can’t be used/)).toBeVisible();
  await sheet.getByLabel(webhooks.form.url).fill('https://receiver.example/hooks');
  expect(await findBarriers(page)).toEqual([]);
  await submit.click();
  await expect(sheet.locator('code')).toHaveText(/^whsec_/);
  await sheet.getByRole('button', { name: keys.made.done }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'https://receiver.example/hooks' });
  await expect(row).toContainText(webhooks.events['booking.completed']);
  await row.getByRole('button', { name: webhooks.acts.off.label }).click();
  await row.getByLabel(webhooks.acts.off.field).fill('It moves.');
  await row.getByRole('button', { name: webhooks.acts.off.label }).click();
  await expect(row.getByRole('button', { name: webhooks.acts.on.label })).toBeVisible();
});

test('a lead reads what was sent and sends an event again', async ({ page, context, site }) => {
  await enterWith(context, site.url, await signInAdmin());
  const { id } = await makeWebhook();
  await makeAttempt(id);
  await openPage(page, '/office/records?show=webhooks');
  await page.getByRole('link', { name: webhooks.log.open }).click();
  await expect(page.getByText('Support message opened · answered 500')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: webhooks.log.resend }).click();
  await expect(page.getByText(webhooks.log.resent, { exact: true })).toBeVisible();
});
