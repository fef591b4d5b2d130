import { makeFavorite } from '#e2e/kit/factories/favorites.ts';
import { makeNotification } from '#e2e/kit/factories/notifications.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, wear } from '../fixtures/look.ts';
import { makeCustomerDay } from '../fixtures/make-customer-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const looks = [
  { name: 'hi-dark', theme: 'dark', locale: 'hi', viewport: { width: 360, height: 800 } },
  { name: 'ta', theme: 'light', locale: 'ta', viewport: { width: 360, height: 800 } },
  { name: 'desk', theme: 'light', locale: 'en', viewport: { width: 1366, height: 768 } },
] as const;

for (const { name, theme, locale, viewport } of looks)
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor: 1 });

    test(`a customer’s pages, ${name}`, async ({ page, context, site }) => {
      const { customer, worker, bookable, paths } = await makeCustomerDay();
      const { userId } = customer;
      await makeFavorite({ userId, kind: 'worker', thingId: worker.userId });
      await makeFavorite({ userId, kind: 'service', thingId: String(bookable.job._id) });
      await makeNotification({ userId });
      await enterWith(context, site.url, customer);
      await speak(context, site.url, locale);
      await wear(page, theme);
      const pages = {
        home: publicPaths.home,
        search: publicPaths.searchWith('query=electrician'),
        services: publicPaths.services,
        worker: publicPaths.worker(worker.userId),
        bookings: accountPaths.bookings,
        notifications: accountPaths.notifications,
        favorites: accountPaths.favorites,
        addresses: accountPaths.addresses,
        history: accountPaths.historyOf('completed'),
        transactions: accountPaths.transactions,
        receipt: accountPaths.receipt(paths.done.replace('/bookings/', '')),
        settings: accountPaths.settings,
        more: publicPaths.more,
      };
      for (const [shown, path] of Object.entries(pages)) {
        await openPage(page, path);
        await takeScreen(page, `customer-${shown}-${name}`);
      }
    });
  });
