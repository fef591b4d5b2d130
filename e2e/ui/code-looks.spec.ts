import type { Page } from '@playwright/test';
import { readNewestCode } from '#e2e/kit/factories/contact-codes.ts';
import { makeUser, newPhone } from '#e2e/kit/factories/users.ts';
import { locales } from '#lib/platform/contract/locale.ts';
import { findBarriers, findFaintText } from '../fixtures/find-barriers.ts';
import { findCutText } from '../fixtures/find-cut-text.ts';
import { speak, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  siteSettings: { SMS_URL: 'outbox:' },
  // Questions are answers that the browser reports as failed.
  allowedFaults: [[/status of 409/], { scope: 'test' }],
  // Colours in the middle of a theme transition belong to neither theme.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Checks what is shown in both themes, then at 320 px and with large text. */
const expectReadable = (page: Page, name: string): Promise<void> =>
  test.step(name, async () => {
    await wear(page, 'light');
    expect.soft(await findBarriers(page), `barriers at ${name}`).toEqual([]);
    await wear(page, 'dark');
    expect.soft(await findFaintText(page), `faint text at ${name}`).toEqual([]);
    const before = page.viewportSize() ?? { width: 360, height: 800 };
    for (const [width, percent] of [
      [320, 100],
      [360, 200],
    ] as const) {
      await page.setViewportSize({ ...before, width });
      expect.soft(await findCutText(page, percent), `cut at ${name}, ${width} px, ${percent} %`).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize(before);
  });

for (const locale of locales)
  test(`the code and the questions after it are readable in ${locale}, in both themes`, async ({
    page,
    context,
    site,
  }) => {
    const phone = newPhone();
    await makeUser({ phone, email: 'asha@example.test' });
    await speak(context, site.url, locale);
    await openPage(page, '/login?next=%2Fbookings');
    await page.locator('input[name=email]').fill(phone);
    // A number needs no password.
    await expect(page.locator('input[name=password]')).toHaveCount(0);
    await page.locator('form button[type=submit]').first().click();
    const boxes = page.locator('input[autocomplete=one-time-code]');
    await boxes.waitFor();
    await expectReadable(page, 'the code');
    await boxes.fill(await readNewestCode());
    await page.locator('form h2').first().waitFor();
    await expectReadable(page, 'the account that names the number');
    await page.locator('form:has(input[name=password]) button[type=button]').last().click();
    await page.locator('input[name=name]').waitFor();
    await expectReadable(page, 'name and role');
  });
