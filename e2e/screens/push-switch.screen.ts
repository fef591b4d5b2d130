import { allowPush } from '../fixtures/allow-push.ts';
import { wholeBrowser } from '../fixtures/browsers.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

// Only full browsers support the notification permission.
test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser });

test('notifications on this phone, turned on', async ({ page, context, site }) => {
  await allowPush(page, site.url);
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/settings');
  const push = page.getByRole('switch', { name: /^Notifications on this/ });
  await push.click();
  await page.getByRole('switch', { name: /^Notifications on this/, checked: true }).waitFor();
  await push.scrollIntoViewIfNeeded();
  await takeScreen(page, 'settings-push');
});
