import { makeBooking, makeBookable } from '#e2e/kit/factories/bookings.ts';
import { giveCredit } from '#e2e/kit/factories/wallets.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

for (const theme of themes)
  test(`help, rating and history, ${theme}`, async ({ page, context, site }) => {
    const { user } = await enterAs(context, site.url, 'customer');
    const bookable = await makeBookable({ name: 'Ravi Verma' });
    const done = await makeBooking({ bookable, customer: user, status: 'completed' });
    await makeBooking({
      bookable: await makeBookable({ name: 'Asha Devi' }),
      customer: user,
      status: 'rejected',
    });
    await giveCredit(String(user._id));
    await wear(page, theme);
    await openPage(page, '/help-center');
    await page.getByText('What is the cancellation policy?').click();
    await takeScreen(page, `help-center-${theme}`);
    await openPage(page, '/rate-us');
    await takeScreen(page, `help-rate-${theme}`);
    await openPage(page, '/profile/service-history?show=completed');
    await takeScreen(page, `help-history-${theme}`);
    await openPage(page, `/profile/payments/${String(done._id)}`);
    await takeScreen(page, `help-receipt-${theme}`);
    await openPage(page, '/profile/payments');
    await page.getByRole('button', { name: 'Add Card' }).click();
    await page.getByLabel('Card number').fill('6521 1111 1111 1110');
    await takeScreen(page, `help-card-${theme}`);
    await openPage(page, '/profile/payments?show=transactions');
    await takeScreen(page, `help-transactions-${theme}`);
  });

test('help and payments in Tamil', async ({ page, context, site }) => {
  const { user } = await enterAs(context, site.url, 'customer');
  const bookable = await makeBookable({ name: 'Ravi Verma' });
  const done = await makeBooking({ bookable, customer: user, status: 'completed' });
  await speak(context, site.url, 'ta');
  await openPage(page, `/profile/payments/${String(done._id)}`);
  await takeScreen(page, 'help-receipt-ta');
  await openPage(page, '/profile/service-history?show=completed');
  await takeScreen(page, 'help-history-ta');
  await openPage(page, '/rate-us');
  await takeScreen(page, 'help-rate-ta');
  await openPage(page, '/help-center?q=UPI');
  await takeScreen(page, 'help-center-ta');
  await openPage(page, '/profile/payments');
  await takeScreen(page, 'help-payments-ta');
  await page.getByRole('button', { name: 'கார்டு சேர்' }).click();
  await page.getByLabel('CVV').waitFor();
  await takeScreen(page, 'help-card-ta');
  await openPage(page, '/about-us');
  await page.getByRole('tab').nth(2).click();
  await takeScreen(page, 'help-about-ta');
  await openPage(page, '/more');
  await takeScreen(page, 'help-more-ta');
  await openPage(page, '/profile/help-support');
  await takeScreen(page, 'help-support-ta');
});
