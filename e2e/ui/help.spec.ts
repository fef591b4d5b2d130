import type { Page } from '@playwright/test';
import { breakReading } from '#e2e/kit/break-reading.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { giveCredit } from '#e2e/kit/factories/wallets.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { awaitPage, openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Searches the help, which loads another page: its first answer may be the same as before. */
const lookUp = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === words);
  await awaitPage(page);
};

test('help is found by topic and by search; a search without results leads to Contact', async ({ page }) => {
  await openPage(page, '/help-center');
  const answer = page.getByText('a fee of 50% of the price');
  await expect(answer).toBeHidden();
  await page.getByText('What is the cancellation policy?').click();
  await expect(answer).toBeVisible();
  await expect(answer).toContainText('For a job of ₹1,000 that means ₹0, ₹500 or ₹1,000.');
  await page.getByText('How do I reach support?').click();
  await expect(answer).toBeHidden();
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Payments']);
  await lookUp(page, 'receipt');
  await expect(page.locator('summary').first()).toHaveText('Find a receipt');
  await lookUp(page, 'रसीद');
  await expect(page.locator('summary').first()).toHaveText('Find a receipt');
  for (const query of ['refund', 'money back', 'पैसे वापस']) {
    await lookUp(page, query);
    await expect(page.locator('summary').first()).toHaveText('Refunds: do I get my money back?');
  }
  await page.locator('summary').first().click();
  await expect(page.getByText('You pay nothing in advance, so cancelling needs no refund.')).toBeVisible();
  const fees = page.getByRole('table', { name: /^For a visit of ₹1,000 with a worker who charges ₹250/ });
  await expect(fees.getByRole('row')).toHaveText([
    /^Notice/,
    /^24 hours or more\s*₹0\s*₹0$/,
    /^24 to 4 hours\s*₹500\s*₹250$/,
    /^Under 4 hours\s*₹1,000\s*₹250$/,
  ]);
  await lookUp(page, 'submarine');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No answer found');
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL('/contact-us');
});

test('help leads to the statement of accessibility, which says how to report a barrier', async ({ page }) => {
  await openPage(page, '/help-center');
  await page.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'How far we are',
    'What works',
    'What doesn’t work yet',
    'Report a barrier',
  ]);
  await page.getByRole('link', { name: /^Write to us/ }).click();
  await expect(field(page, 'Subject')).toHaveValue('A barrier on Hunar');
});

test('a message to support is validated, numbered, and listed with its state', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/contact-us');
  await field(page, 'Subject').fill('Hi');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Subject must be at least 5 characters long')).toBeVisible();
  await expect(page.locator('[data-slot=toast]')).toContainText('Please fix the highlighted errors.');
  await field(page, 'Subject').fill('Nobody came');
  await field(page, 'Message').fill('The plumber was booked for ten.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();
  const number = (await page.getByText('Your message number is').innerText()).split(' ').at(-1) ?? '';
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Received');
  await page.getByRole('link', { name: 'See what you wrote to us' }).click();
  const row = page.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('Nobody came');
  await expect(row).toContainText('Received');
  await openPage(page, '/feedback');
  await expect(page.getByText(number)).toHaveCount(0);
});

test('feedback names missing answers, then is sent with the device it came from', async ({ page }) => {
  await openPage(page, '/feedback');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Please select a category')).toBeVisible();
  await expect(page.getByText('Please indicate if your feedback is positive or negative')).toBeVisible();
  await page.getByRole('radio', { name: 'App' }).check();
  await page.getByRole('radio', { name: 'Good' }).check();
  await field(page, 'Tell us more').fill('Easy to use');
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('checkbox', { name: 'You may contact me about this' }).check();
  await expect(page.getByText('11/500')).toBeVisible();
  await expect(page.getByText('Also sent: Chrome, Android')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await field(page, 'Email').fill('priya@example.test');
  const sending = page.waitForRequest('**/api/v1/admin/feedback');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  expect((await sending).postDataJSON()).toMatchObject({
    rating: 4,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See what you wrote to us' })).toHaveCount(0);
});

test('a completed job is rated once from the history, and has a printable receipt', async ({
  page,
  context,
  site,
}) => {
  const { user } = await enterAs(context, site.url, 'customer');
  const bookable = await makeBookable({ name: 'Ravi Verma' });
  const { number } = await makeBooking({ bookable, customer: user, status: 'completed' });
  await openPage(page, '/profile/service-history');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No ongoing jobs');
  await page.getByRole('link', { name: 'Completed' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ravi Verma' })).toContainText(number);
  await expect(page.getByRole('button', { name: 'Book Again' })).toBeVisible();
  await page.getByRole('link', { name: 'Rate Service' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please select a rating')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your review!' })).toBeVisible();
  await openPage(page, '/profile/service-history?show=completed');
  await expect(page.getByText('You gave 4 of 5 stars')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rate Service' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('article')).toContainText(number);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.locator('[data-slot=bottom-navigation]')).toBeHidden();
});

test('the history shows why a booking was rejected, and links to the conversation', async ({
  page,
  context,
  site,
}) => {
  const { user } = await enterAs(context, site.url, 'customer');
  const bookable = await makeBookable({ name: 'Ravi Verma' });
  const status = 'rejected';
  const [by, reason] = [bookable.worker._id, 'My sister marries that day'];
  const { number } = await makeBooking({
    ...{ bookable, customer: user, status },
    history: [{ status, mover: 'worker', by, at: new Date(), reason }],
  });
  await makeBooking({ bookable, customer: user, status: 'accepted', localDate: dayAhead(4) });
  await openPage(page, '/profile/service-history?show=completed');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No completed services yet');
  await page.getByRole('link', { name: 'Cancelled' }).click();
  const row = page.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText(`Reason: ${reason}`);
  await expect(row.getByRole('button', { name: 'Book Again' })).toBeVisible();
  await page.getByRole('link', { name: 'Ongoing' }).click();
  await expect(page.getByRole('button', { name: 'Book Again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Contact Ravi Verma' }).click();
  await expect(page.getByRole('textbox', { name: 'Type a message...' })).toBeVisible();
});

test('transactions show their state, and a booking that is not completed has no receipt', async ({
  page,
  context,
  site,
}) => {
  const customer = await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/payments');
  await page.getByRole('link', { name: 'Transactions' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No transactions yet');
  await giveCredit(customer.userId);
  await page.reload();
  const credit = page.getByRole('listitem').filter({ hasText: 'Credit' });
  await expect(credit).toContainText('+₹100');
  await expect(credit).toContainText('Completed');
  const { _id } = await makeBooking({ customer: customer.user });
  await openPage(page, `/profile/payments/${String(_id)}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No receipt');
});

test('the app is rated with stars and words, and can be rated again', async ({ page }) => {
  await openPage(page, '/rate-us');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please select a rating')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Show my name' })).toBeChecked();
  await page.getByRole('radio', { name: '5 stars' }).check();
  await field(page, 'Comment').fill('Found a plumber in no time');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for rating our app!' })).toBeVisible();
  await page.getByRole('button', { name: 'Rate again' }).click();
  await expect(page.getByRole('radio', { name: '5 stars' })).not.toBeChecked();
  await openPage(page, '/about-us');
  for (const [name, words] of [
    ['Mission', 'Good work deserves to be found.'],
    ['Team', 'we read all feedback'],
    ['About', 'means skill'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel')).toContainText(words);
  }
});

test.describe('when sending fails', () => {
  test.use({ allowedFaults: [[/ERR_FAILED|status of 500|failed request/], { scope: 'test' }] });

  test('contact, feedback and rating forms keep their input, offline and on a server error', async ({
    page,
  }) => {
    const letters = [
      {
        path: '/contact-us',
        fill: async () => {
          await field(page, 'Name').fill('Asha Gupta');
          await field(page, 'Email').fill('asha@example.test');
          await field(page, 'Subject').fill('Nobody came');
          await field(page, 'Message').fill('Booked for ten.');
        },
        button: 'Send Message',
        failed: 'Failed to send message.',
        kept: ['Message', 'Booked for ten.'],
      },
      {
        path: '/feedback',
        fill: async () => {
          await page.getByRole('radio', { name: 'Other' }).check();
          await page.getByRole('radio', { name: 'Bad' }).check();
          await field(page, 'Tell us more').fill('Too many taps');
        },
        button: 'Submit Feedback',
        failed: 'Failed to submit feedback',
        kept: ['Tell us more', 'Too many taps'],
      },
      {
        path: '/rate-us',
        fill: async () => {
          await page.getByRole('radio', { name: '2 stars' }).check();
          await field(page, 'Comment').fill('Slow today');
        },
        button: 'Submit',
        failed: 'Failed to submit rating',
        kept: ['Comment', 'Slow today'],
      },
    ] as const;
    const mend = await breakReading('tickets');
    for (const { path, fill, button, failed, kept } of letters) {
      await openPage(page, path);
      await fill();
      const alert = page.getByRole('alert').filter({ hasText: failed });
      await page.route('**/api/v1/admin/**', (route) => route.abort());
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(alert).toContainText(
        'No connection. We can’t send this later. What you typed is still here.',
      );
      await page.unroute('**/api/v1/admin/**');
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(alert).toContainText('Something went wrong');
      if (path === '/contact-us') await expect(alert).toContainText('Please try again.');
      await expect(field(page, kept[0])).toHaveValue(kept[1]);
    }
    await mend();
  });
});

test('a payment card is stored on this device as a label, and nothing of it is sent', async ({
  page,
  context,
  site,
}) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/payments');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('button', { name: 'Add Card' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save card' }).click();
  await expect(page.locator('[data-slot=toast]').first()).toContainText('Missing information');
  await sheet.getByLabel('Card number').fill('6521 1111 1111 1118');
  await sheet.getByLabel('Cardholder name').fill('Priya Sharma');
  await sheet.getByLabel('Month').selectOption('12');
  await sheet.getByLabel('Year').selectOption(String(new Date().getFullYear() + 2));
  await sheet.getByLabel('CVV').fill('739');
  await sheet.getByRole('button', { name: 'Save card' }).click();
  await expect(sheet.getByText('This card number isn’t valid')).toBeVisible();
  await sheet.getByLabel('Card number').fill('6521 1111 1111 1110');
  await expect(sheet.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await sheet.getByRole('button', { name: 'Save card' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Card ending in 1110' });
  await expect(row).toContainText('RuPay');
  await expect(row).toContainText('Default');
  const kept = await page.evaluate((key) => localStorage.getItem(key), `hunar.methods.${userId}`);
  expect(kept).not.toMatch(/65211111|739/);
  expect(sent.filter((text) => /6521|Priya/.test(text))).toEqual([]);
  await reloadPage(page);
  await row.getByRole('button', { name: /Remove/ }).click();
  await expect(row).toHaveCount(0);
});
