import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatWeekday } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const { week: words } = messages('en').jobBoard;

/** Names a day of the strip as it is read out. */
const dayName = (localDate: string, count: number): string =>
  fill(plural({ locale: 'en', count, text: words.day }), {
    day: `${formatWeekday('en', localDate)} ${Number(localDate.slice(8))}`,
  });

test('days after the next two are folded, and a tap on the week opens one of them', async ({
  page,
  context,
  site,
}) => {
  const { worker, bookable } = await makeElectrician();
  const common = { bookable, status: 'accepted', serviceName: bookable.job.title } as const;
  for (const day of [1, 4, 5]) await makeBooking({ ...common, localDate: dayAhead(day) });
  await enterWith(context, site.url, worker);
  await openPage(page, '/worker-dashboard');
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  const panel = page.getByRole('tabpanel');
  const cards = panel.getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(panel.locator('details')).toHaveCount(2);
  await expect(panel.locator('summary').first()).toContainText('10 AM-12 PM · Fan and light fitting');

  const week = panel.getByRole('list', { name: words.label });
  await expect(week.getByRole('button')).toHaveCount(7);
  await expect(week.getByRole('button', { name: dayName(dayAhead(2), 0) })).toBeDisabled();
  await week.getByRole('button', { name: dayName(dayAhead(5), 1) }).click();
  await expect(cards).toHaveCount(2);
  const opened = panel.locator('details[open]');
  await expect(opened).toHaveId(`jobs-${dayAhead(5)}`);
  await expect(opened.getByRole('article')).toBeInViewport();

  await week.getByRole('button', { name: dayName(dayAhead(4), 1) }).click();
  await expect(opened).toHaveId(`jobs-${dayAhead(4)}`);
});
