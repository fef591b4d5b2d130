import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

for (const theme of themes) {
  test(`contact, ${theme}`, async ({ page, context, site }) => {
    await enterAs(context, site.url, 'customer');
    await wear(page, theme);
    await openPage(page, '/contact-us');
    await takeScreen(page, `help-contact-${theme}`);
    await page.getByRole('textbox', { name: 'Subject' }).fill('Nobody came');
    await page.getByRole('textbox', { name: 'Message' }).fill('The plumber was booked for ten.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Your message number is').waitFor();
    await takeScreen(page, `help-contact-sent-${theme}`);
  });

  test(`feedback, ${theme}`, async ({ page, context, site }) => {
    await enterAs(context, site.url, 'customer');
    await wear(page, theme);
    await openPage(page, '/feedback');
    await page.getByRole('radio', { name: 'Booking' }).check();
    await takeScreen(page, `help-feedback-${theme}`);
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await page.getByText('Please provide detailed feedback').waitFor();
    await page.getByRole('button', { name: 'Submit Feedback' }).scrollIntoViewIfNeeded();
    await takeScreen(page, `help-feedback-faults-${theme}`);
  });
}

test('contact and feedback in Tamil', async ({ page, context, site }) => {
  await speak(context, site.url, 'ta');
  await openPage(page, '/contact-us');
  await page.getByRole('tab').nth(1).click();
  await takeScreen(page, 'help-contact-ta');
  await openPage(page, '/feedback');
  await takeScreen(page, 'help-feedback-ta');
});
