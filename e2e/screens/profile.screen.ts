import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test as base } from '../fixtures/test.ts';

interface People {
  enter(role: 'customer' | 'worker'): Promise<void>;
}

const test = base.extend<People>({
  enter: async ({ context, site }, use) =>
    use(async (role) => {
      const user = await makeUser({
        role,
        name: role === 'worker' ? 'Ravi Verma' : 'Priya Sharma',
        phone: '9876543210',
        address: { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' },
        hourlyRatePaise: 25_000,
      });
      const cookie = await makePageCookie(await makeSession(user));
      await context.addCookies([{ ...cookie, url: site.url, httpOnly: true, sameSite: 'Lax' }]);
    }),
});

for (const theme of themes)
  test(`profile, ${theme}`, async ({ page, enter }) => {
    await enter('customer');
    await wear(page, theme);
    await openPage(page, '/profile');
    await takeScreen(page, `profile-${theme}`);
  });

test('profile form', async ({ page, enter }) => {
  await enter('customer');
  await openPage(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').waitFor();
  await takeScreen(page, 'profile-edit');
});

test('profile for guests in Hindi', async ({ page, context, site }) => {
  await speak(context, site.url, 'hi');
  await openPage(page, '/profile');
  await takeScreen(page, 'profile-guest-hi');
});

test("a worker's profile, and its form", async ({ page, enter }) => {
  await makeTrades();
  await enter('worker');
  await openPage(page, '/worker-profile');
  await takeScreen(page, 'worker-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').waitFor();
  await takeScreen(page, 'worker-profile-edit');
  await page.getByRole('group', { name: 'Skills' }).scrollIntoViewIfNeeded();
  await takeScreen(page, 'worker-profile-edit-skills');
});
