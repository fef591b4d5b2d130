import { makePhoneUser } from '#e2e/kit/factories/users.ts';
import { openPage } from '../fixtures/open-page.ts';
import { codeField, smsReader } from '../fixtures/read-code.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ siteSettings: { SMS_URL: 'outbox:', HUNAR_WORKER: 'on' } });

test('the outbox page shows an SMS with its number and text, and the code in it signs in', async ({
  page,
  site,
}) => {
  const read = smsReader(site.dataDir);
  const phone = (await makePhoneUser({ name: 'Asha Gupta', locale: 'hi' })).provedPhone ?? '';
  await openPage(page, '/login');
  await page.getByLabel('Email').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(codeField(page.locator('main'))).toBeFocused();
  const code = await read(phone);
  await openPage(page, '/outbox');
  const row = page.getByRole('group').filter({ hasText: `To +91 ${phone}` });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`SMS: ${code} आपका Hunar लॉगिन कोड है।`);
  await row.locator('summary').click();
  const text = row.getByText(`${code} आपका Hunar लॉगिन कोड है। यह 5 मिनट तक काम करेगा।`).last();
  await expect(text).toBeVisible();
  await expect(text).toHaveAttribute('lang', 'hi');
  await expect(row.getByRole('link')).toHaveCount(0);
  await openPage(page, '/login');
  await codeField(page.locator('main')).fill(code);
  await expect(page).not.toHaveURL(/login/);
});
