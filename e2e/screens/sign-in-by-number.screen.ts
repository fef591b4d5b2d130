import { readNewestCode } from '#e2e/kit/factories/contact-codes.ts';
import { makePhoneUser, makeUser, newPhone } from '#e2e/kit/factories/users.ts';
import { speak, themes, wear, type Theme } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

test.use({
  siteSettings: { SMS_URL: 'outbox:' },
  // Questions are answers that the browser reports as failed.
  allowedFaults: [[/status of (400|403|409)/], { scope: 'test' }],
});

const DAY_MS = 86_400_000;
const longAgo = () => new Date(Date.now() - 90 * DAY_MS);

/** Accounts after which a code alone does not decide who signs in, by the question that it brings. */
const questions = {
  'two-accounts': async (phone: string) => {
    await makePhoneUser({ phone, role: 'customer' });
    await makePhoneUser({ phone, role: 'worker' });
  },
  'number-of-others': async (phone: string) => {
    await makeUser({ name: 'Asha Gupta', phone });
  },
  'idle-account': async (phone: string) => {
    const at = longAgo();
    const used = { createdAt: at, signedInAt: at, phoneProvedAt: at };
    await makePhoneUser({ phone, provedPhone: phone, email: 'asha@example.test', ...used });
  },
};

const looks: { name: string; theme: Theme; locale: 'en' | 'hi' | 'ta' }[] = [
  ...themes.map((theme) => ({ name: theme, theme, locale: 'en' }) as const),
  { name: 'hi', theme: 'dark', locale: 'hi' },
  { name: 'ta', theme: 'light', locale: 'ta' },
];

for (const [question, make] of Object.entries(questions))
  for (const { name, theme, locale } of looks)
    test(`signing in by number, ${question}, ${name}`, async ({ page, context, site }) => {
      const phone = newPhone();
      await make(phone);
      await speak(context, site.url, locale);
      await wear(page, theme);
      await openPage(page, '/login?next=%2Fbookings');
      await page.locator('input[name=email]').fill(phone);
      await page.locator('input[name=password]').waitFor({ state: 'detached' });
      await page.locator('form button[type=submit]').first().click();
      const boxes = page.locator('input[autocomplete=one-time-code]');
      await boxes.waitFor();
      await boxes.fill(await readNewestCode());
      await page.locator('form h2').first().waitFor();
      await takeScreen(page, `code-${question}-${name}`);
    });
