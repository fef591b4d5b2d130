import { listReferralsContract } from '#lib/features/referrals/contracts/referrals.ts';
import { makeReferral } from '#e2e/kit/factories/referrals.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { stopClock } from '../fixtures/stop-clock.ts';
import { expect, test } from '../fixtures/test.ts';

test('a referral code is shared; a friend registers by the link and appears in the list', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/more');
  await page.getByRole('link', { name: 'Refer & Earn' }).click();
  await expect(
    page.getByText(/^It comes 7 days after your friend’s first paid job of ₹200 or more/),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'My Referrals' }).click();
  await expect(page.getByRole('heading', { name: 'No referrals yet' })).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByText('Referral code copied to clipboard!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Share on WhatsApp' }).click(),
  ]);
  // A new window begins empty.
  await expect(chat).toHaveURL(/^https:\/\/wa\.me\//);
  expect(new URL(chat.url()).searchParams.get('text')).toContain(`${site.url}/register?ref=${code}`);
  await chat.close();
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Copy the referral link and share with your friends!').first()).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Your referral link' }).inputValue();
  expect(link).toBe(`${site.url}/register?ref=${code}`);

  const friend = await browser.newPage();
  await openPage(friend, link);
  const field = friend.getByLabel('Referral code');
  await expect(field).toHaveValue(code);
  await friend.getByRole('tab', { name: 'Worker' }).click();
  await expect(field).toHaveValue(code);
  await friend.getByRole('link', { name: 'Register an agency' }).click();
  await friend.getByRole('link', { name: 'Register as a customer or worker' }).click();
  await expect(friend).toHaveURL(link);
  await reloadPage(friend);
  await expect(field).toHaveValue(code);
  await field.fill('ZZZZ2222');
  await friend.getByLabel('Full name').fill('Ravi Kumar');
  await friend.getByLabel('Phone').fill('9898989898');
  await friend.getByLabel('Email').fill(`ravi-${process.pid}@example.test`);
  await friend.getByLabel('Password', { exact: true }).fill('correct horse');
  await friend.getByLabel('Confirm Password').fill('correct horse');
  await friend.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(
    friend.getByText('This referral code doesn’t exist. Check it, or leave it blank'),
  ).toBeVisible();
  await field.fill(code.toLowerCase());
  await friend.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(friend).toHaveURL(`${site.url}/`);
  await friend.close();

  await reloadPage(page);
  await page.getByRole('tab', { name: 'My Referrals' }).click();
  await expect(page.getByText('Ravi K.')).toBeVisible();
  await expect(page.getByText('Credit pending')).toBeVisible();
});

test.describe('after a lost connection', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED/], { scope: 'test' }] });

  test('more referrals load page by page, also after a page failed', async ({ page, context, site }) => {
    const { userId } = await enterAs(context, site.url, 'worker');
    for (let at = 0; at < 21; at += 1)
      await makeReferral({
        referrerId: userId,
        friendId: String((await makeUser({ name: `Friend ${at}` }))._id),
      });
    await openPage(page, '/refer-earn');
    await page.getByRole('tab', { name: 'My Referrals' }).click();
    const rows = page.getByText('Credit pending');
    await expect(rows).toHaveCount(20);
    const calls = `**${'/api/v1'}${listReferralsContract.path}?*`;
    await page.route(calls, (route) => route.abort());
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByText('We couldn’t load more referrals.', { exact: false })).toBeVisible();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(rows).toHaveCount(21);
  });
});

test('a guest is asked to log in; an agency learns that referrals are not for agencies', async ({
  page,
  context,
  site,
}) => {
  await openPage(page, '/refer-earn');
  await expect(page.getByRole('heading', { name: 'Please login to refer friends' })).toBeVisible();
  await enterAs(context, site.url, 'broker');
  await openPage(page, '/refer-earn');
  await expect(
    page.getByRole('heading', { name: 'Refer & Earn is for customers and workers' }),
  ).toBeVisible();
});
