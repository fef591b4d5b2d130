import { locales } from '#lib/platform/contract/locale.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';
import { awaitQueue, loseWrites, waitingCount } from '../fixtures/waiting-write.ts';

test.use({
  allowedFaults: [[/failed request|ERR_FAILED|Failed to (fetch|load)/], { scope: 'test' }],
});

for (const locale of locales)
  for (const theme of themes)
    test(`an acceptance that waits, in ${locale}, ${theme}`, async ({ page, context, site }) => {
      const { worker, bookable } = await makeElectrician();
      const { title: serviceName, titles: serviceTitles } = bookable.job;
      await makeBooking({
        ...{ bookable, serviceName, serviceTitles, picture: 'electrician', pricePaise: 60_000 },
        ...{ customer: await makeUser({ name: 'Asha Gupta' }), localDate: dayAhead(1), area: 'Gomti Nagar' },
      });
      await enterWith(context, site.url, worker);
      await speak(context, site.url, locale);
      await wear(page, theme);
      await openPage(page, '/worker-dashboard');
      await awaitQueue(page);
      const { end } = await loseWrites(page, '**/api/v1/bookings/*/status');
      const { jobBoard } = messages(locale);
      const card = page.getByRole('tabpanel').getByRole('article').first();
      await card.getByRole('button', { name: jobBoard.moves.accepted }).click();
      await card.getByRole('status').first().waitFor();
      await card.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
      // The message at the tap would cover the count in the header.
      await page.locator('[data-slot=toast]').waitFor({ state: 'detached' });
      await takeScreen(page, `waiting-note-${locale}-${theme}`);
      await waitingCount(page).click();
      await page.getByRole('dialog').getByRole('listitem').waitFor();
      await takeScreen(page, `waiting-sheet-${locale}-${theme}`);
      await end();
    });
