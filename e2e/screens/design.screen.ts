import { themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takePart, takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const sections = [
  'buttons',
  'marks',
  'filters',
  'booking',
  'lists',
  'questions',
  'pictures',
  'empties',
  'failures',
];

for (const theme of themes)
  test(`design parts, ${theme}`, async ({ page }) => {
    // Tall enough that header and navigation cover nothing.
    await page.setViewportSize({ width: 360, height: 7000 });
    await wear(page, theme);
    await openPage(page, '/design');
    for (const section of sections)
      await takePart(page.locator(`[data-design=${section}]`), `design-${section}-${theme}`);
  });

for (const theme of themes)
  for (const [name, opener] of Object.entries({
    sheet: 'Open filters',
    'sheet-long': 'Open a long sheet',
    'sheet-confirm': 'Cancel booking',
  }))
    test(`${name}, ${theme}`, async ({ page }) => {
      await wear(page, theme);
      await openPage(page, '/design');
      await page.getByRole('button', { name: opener }).click();
      await page.locator('[data-slot=sheet][data-state=open]').waitFor();
      await takeScreen(page, `design-${name}-${theme}`);
    });
