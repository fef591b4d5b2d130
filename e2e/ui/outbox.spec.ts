import { forkServer } from '#e2e/kit/fork-server.ts';
import { keepMail } from '#e2e/kit/factories/mails.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

test('the outbox page shows recipient, time and text, escapes HTML and links only URLs', async ({
  page,
  site,
}) => {
  const hostile = '<img src=x onerror="document.title=1"> javascript:alert(1)';
  await keepMail({
    dataDir: site.dataDir,
    subject: 'Reset <b>now</b>',
    text: `${hostile}\n${site.url}/nowhere?token=a&id=b`,
  });
  await openPage(page, '/outbox');
  await page.getByText('Reset <b>now</b>').click();
  const mail = page.getByRole('group');
  await expect(mail).toContainText('To asha@example.test');
  await expect(mail).toContainText(hostile);
  await expect(mail.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  await expect(mail.getByRole('link')).toHaveCount(1);
  await expect(mail.getByRole('link')).toHaveAttribute('href', `${site.url}/nowhere?token=a&id=b`);
});

test('the outbox page answers 404 in production', async ({ request }) => {
  const production = await forkServer({
    database: testDatabaseName(),
    pages: true,
    env: {
      HUNAR_MODE: 'production',
      APP_ORIGIN: 'https://hunar.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Hunar <no-reply@hunar.example>',
    },
  });
  const response = await request.get(`${production.url}/outbox`);
  const { status, headers } = { status: response.status(), headers: response.headers() };
  await production.stop();
  expect(status).toBe(404);
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});
