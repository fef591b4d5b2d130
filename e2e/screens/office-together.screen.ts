import type { Page } from '@playwright/test';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { makeSavedFilter } from '#e2e/kit/factories/saved-filters.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeUser, signInAdmin } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const subjects = ['I cannot pay', 'The payment fails', 'Is the payment down?', 'Which documents do I need?'];

/** Signs in a lead with saved filters, one of which has lost its trade, and with letters that wait. */
const furnish = async (page: Page, url: string): Promise<void> => {
  const lead = await signInAdmin({ can: 'lead', name: 'Kavita Rao' });
  for (const [name, act] of [
    ['Pauses', 'user.pause'],
    ['Exports of people', 'export.users'],
  ] as const)
    await makeSavedFilter(lead.userId, { name, filter: { act } });
  for (const [name, filter] of [
    ['Lucknow, by month', { period: 'month', city: 'Lucknow' }],
    ['Cooks', { period: 'week', trade: 'e'.repeat(24) }],
  ] as const)
    await makeSavedFilter(lead.userId, { list: 'figures', name, filter });
  const author = await makeUser({ name: 'Meena Kumari' });
  for (const subject of subjects)
    await makeTicket({ authorId: String(author._id), name: author.name, subject, message: 'Please help.' });
  await enterWith(page.context(), url, lead);
};

const takeFilters = async (page: Page, look: string): Promise<void> => {
  await openPage(page, `${officePaths.recordsOf('audit')}&act=user.pause`);
  await takeScreen(page, `office-audit-filters-${look}`);
  await openPage(page, `${officePaths.figures}?period=month&city=Lucknow`);
  await takeScreen(page, `office-figures-filters-${look}`);
};

const takeBatch = async (page: Page, locale: Locale, look: string): Promise<void> => {
  const { officeBatches: batches } = messages(locale);
  await openPage(page, officePaths.queue('letters'));
  for (const subject of subjects.slice(0, 3))
    await page.getByRole('checkbox', { name: new RegExp(subject.replace('?', '')) }).check();
  await takeScreen(page, `office-selection-${look}`);
  const bar = page.getByRole('region', { name: batches.label });
  await bar.getByRole('button', { name: batches.close }).click();
  await bar.getByLabel(batches.closeField).fill('Payments work again. We are sorry.');
  await bar.getByRole('button', { name: batches.check }).click();
  const confirm = bar.getByRole('button', { name: batches.closeConfirm });
  await confirm.scrollIntoViewIfNeeded();
  await takeScreen(page, `office-selection-confirm-${look}`);
};

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 900 }, deviceScaleFactor: 1 });

  for (const theme of themes)
    test(`filters and several messages on a desktop, ${theme}`, async ({ page, site }) => {
      await furnish(page, site.url);
      await wear(page, theme);
      await takeFilters(page, theme);
      await takeBatch(page, 'en', theme);
    });
});

const phones = [
  ['hi', 'light'],
  ['ta', 'dark'],
] as const;

for (const [locale, theme] of phones)
  test(`filters and several messages on a phone in ${locale}, ${theme}`, async ({ page, site }) => {
    await furnish(page, site.url);
    await speak(page.context(), site.url, locale);
    await wear(page, theme);
    await takeFilters(page, locale);
    await takeBatch(page, locale, locale);
  });
