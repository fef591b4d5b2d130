import { makePasskey } from '#e2e/kit/factories/passkeys.ts';
import { makeReferral } from '#e2e/kit/factories/referrals.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const looks = [
  ...themes.map((theme) => ({ name: theme, theme, locale: 'en' }) as const),
  { name: 'ta', theme: 'light', locale: 'ta' } as const,
];

for (const { name, theme, locale } of looks)
  test(`referrals, passkeys, messages to support and account deletion, ${name}`, async ({
    page,
    context,
    site,
  }) => {
    const { userId } = await enterAs(context, site.url, 'customer');
    const friend = await makeUser({ name: 'Meena Kumari' });
    await makeReferral({ referrerId: userId, friendId: String(friend._id) });
    await makePasskey(userId);
    await makeTicket({
      authorId: userId,
      kind: 'contact',
      subject: 'Nobody came',
      message: 'Booked for ten.',
    });
    await speak(context, site.url, locale);
    await wear(page, theme);
    await openPage(page, '/refer-earn');
    await takeScreen(page, `refer-earn-${name}`);
    await page.getByRole('tab').nth(1).click();
    await takeScreen(page, `refer-earn-friends-${name}`);
    await openPage(page, '/profile/help-support');
    await takeScreen(page, `help-support-${name}`);
    await openPage(page, '/contact-us');
    await page.getByText('Nobody came').scrollIntoViewIfNeeded();
    await takeScreen(page, `contact-written-${name}`);
    await openPage(page, '/profile/privacy-security');
    await page.locator('[aria-labelledby="sign-in"] button').nth(2).click();
    await page.getByRole('dialog').waitFor();
    await takeScreen(page, `privacy-passkeys-${name}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('switch').last().scrollIntoViewIfNeeded();
    await takeScreen(page, `privacy-consents-${name}`);
    await page.locator('[aria-labelledby="data"] button').nth(1).click();
    await page.getByRole('dialog').waitFor();
    await takeScreen(page, `delete-account-${name}`);
  });
