import type { Page } from '@playwright/test';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { keepMail } from '#server/testing/factories/mails.ts';
import { enterFor } from '../fixtures/enter-as.ts';
import { expectPrivate } from '../fixtures/expect-private.ts';
import { findBarriers, findFaintText } from '../fixtures/find-barriers.ts';
import { findCutText } from '../fixtures/find-cut-text.ts';
import { pressEverything, pressWhatIsOpen, unpressed } from '../fixtures/find-dead-controls.ts';
import { findDeadLinks } from '../fixtures/find-dead-links.ts';
import { findMisplaced } from '../fixtures/find-misplaced.ts';
import { findSmallTargets } from '../fixtures/find-small-targets.ts';
import { findShift, holdFonts } from '../fixtures/find-shift.ts';
import { dealVisitor } from '../fixtures/furnish.ts';
import { speak, unroll, wear, type Theme } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { isOwnAbsence } from '../fixtures/own-absence.ts';
import { pageList } from '../fixtures/page-list.ts';
import { installPressWatch } from '../fixtures/press-watch.ts';
import { Stage } from '../fixtures/stage.ts';
import { expect, test } from '../fixtures/test.ts';

// The longest file: all workers share it.
test.describe.configure({ mode: 'parallel' });
test.use({
  // What is pressed without being filled in is refused.
  allowedFaults: [[/status of 4\d\d/], { scope: 'test' }],
  // Colours on their way from one theme to the other are nobody's.
  contextOptions: { reducedMotion: 'reduce' },
});

const phone = { width: 360, height: 800 };
const smallPhone = { width: 320, height: 640 };

const awaitWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
};

/** Opens a page whose letters come late, and looks whether its parts stay in place. */
const expectInPlace = async (page: Page, path: string): Promise<void> => {
  const releaseFonts = await holdFonts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await awaitWhole(page);
  await releaseFonts();
  expect.soft(await findShift(page), 'parts that moved').toEqual([]);
  await page.waitForLoadState('networkidle');
};

const expectOpenToAll = (page: Page, first: Theme, locale: Locale): Promise<void> =>
  test.step(`axe, tap targets and contrast in ${locale}`, async () => {
    await unroll(page);
    expect.soft(await findBarriers(page), `barriers, ${first}`).toEqual([]);
    expect.soft(await findSmallTargets(page), 'too small to tap').toEqual([]);
    const second = first === 'light' ? 'dark' : 'light';
    await wear(page, second);
    expect.soft(await findFaintText(page), `faint text, ${second}`).toEqual([]);
  });

const expectNothingCut = async (page: Page): Promise<void> => {
  await page.setViewportSize(smallPhone);
  for (const percent of [100, 200])
    expect.soft(await findCutText(page, percent), `cut at 320 px, ${percent} %`).toEqual([]);
};

/**
 * Presses the buttons that belong to the page itself, one of each name; on the first page also those of the bars around
 * all of them.
 */
const expectAlive = async (stage: Stage, hasFrame: boolean): Promise<void> => {
  const { page } = stage;
  await page.setViewportSize(phone);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  const { dead } = await pressWhatIsOpen(stage, { hasLinks: false, hasFrame, hasRepeats: false });
  expect.soft(dead, 'dead controls').toEqual([]);
};

// Each page has another visitor than the one before it, and is looked at in another language and theme first; npm run
// prove:crawl takes them all. Letters come late in English only: phones bring those of other languages themselves.
for (const [at, listed] of pageList.entries()) {
  const visitor = dealVisitor(listed, at);
  const theme = at % 4 < 2 ? 'light' : 'dark';
  const audited = at % 2 === 0 ? 'en' : 'ta';
  test(`${listed} is private, does not shift, passes axe, cuts no text and has nothing dead`, async ({
    page,
    context,
    site,
    faults,
  }) => {
    test.slow();
    // An open page would load itself anew in the new language, while the next one is opened.
    const turnTo = async (locale: Locale): Promise<void> => {
      await page.goto('about:blank');
      await speak(context, site.url, locale);
    };
    await installPressWatch(page);
    const stage = new Stage({ page, url: site.url, listed, visitor, locale: 'ta' });
    await stage.renew();
    await keepMail({ dataDir: site.dataDir, subject: 'W'.repeat(40) });
    await wear(page, theme);
    await test.step(`in English, ${theme}, as ${visitor ?? 'guest'}`, async () => {
      await expectPrivate(page, stage.path);
      await turnTo('en');
      await expectInPlace(page, stage.path);
      expect.soft(await findDeadLinks(page), 'dead links').toEqual([]);
      if (audited === 'en') await expectOpenToAll(page, theme, audited);
      expect.soft(await findMisplaced(page), 'out of place').toEqual([]);
      await expectNothingCut(page);
    });
    await test.step('in Tamil', async () => {
      await turnTo('ta');
      await page.setViewportSize(phone);
      await stage.open();
      await page.waitForLoadState('networkidle');
      if (audited === 'ta') await expectOpenToAll(page, theme, audited);
      await expectNothingCut(page);
      const seen = faults.filter((fault) => !isOwnAbsence(fault, site.url + stage.path));
      expect.soft(seen, 'nothing went wrong unseen').toEqual([]);
      if (!(listed in unpressed)) await expectAlive(stage, at === 0);
    });
  });
}

test('the empty home page passes axe, and its dark theme has enough contrast', async ({ page, site }) => {
  await enterFor(page, site.url, '/');
  await openPage(page, '/');
  expect(await findBarriers(page)).toEqual([]);
  await wear(page, 'dark');
  expect(await findFaintText(page)).toEqual([]);
});

test('each check finds a fault planted for it', async ({ page }) => {
  await openPage(page, '/about-us');
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '300px';
    block.style.width = '1500px';
    document.body.prepend(block);
  });
  expect(await findShift(page)).not.toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.color = '#bbb';
    heading.style.height = '8px';
    heading.style.overflow = 'hidden';
    heading.insertAdjacentHTML('beforeend', '<button>x</button>');
  });
  expect(await findFaintText(page)).not.toEqual([]);
  expect((await findMisplaced(page)).join()).toContain('1366 px: scrolls sideways');
  expect(await findBarriers(page)).not.toEqual([]);
  expect(await findSmallTargets(page)).not.toEqual([]);
  expect(await findCutText(page, 100)).not.toEqual([]);
});

test('a route that nothing asks for is found, on a page of somebody else too', async ({
  page,
  browser,
  site,
  idleRoutes,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  for (const one of [page, other])
    await one.route('**/asked', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Asked</h1>' }),
    );
  await page.goto('/asked');
  expect([...idleRoutes]).toEqual(['2. **/asked']);
  await elsewhere.close();
  idleRoutes.clear();
});

// Controls of which it is known what they do; they stand alone, so that nothing else is pressed.
const planted = `<!doctype html><main><h1>Planted</h1></main><script>
  const main = document.querySelector('main');
  const add = (html, act = () => {}) => {
    main.insertAdjacentHTML('beforeend', html);
    const made = main.lastElementChild;
    made.addEventListener('click', (event) => act(made, event));
  };
  const show = (html) => document.body.insertAdjacentHTML('beforeend', html);
  console.error('planted');
  add('<button>Asleep</button>');
  add('<button>Blinks</button>', (button) => button.toggleAttribute('data-lit'));
  add('<button>Says so</button>', () => show('<div role="region"><ol data-slot="toasts"></ol></div>'));
  add('<a href="/about-us">Stuck</a>', (link, event) => event.preventDefault());
  add('<a href="/nothing-here">Lost</a>');
  add('<a href="#nowhere">Adrift</a>');
  add('<a href="tel:hello">Mute</a>');
  add('<button>Draws</button>', () => main.append('drawn'));
  add('<button>Remembers</button>', () => localStorage.setItem('planted', performance.now()));
  add('<button>Asks</button>', () => fetch('/about-us?_rsc=1'));
  add('<button>Prints</button>', () => print());
  add('<button>Opens</button>', () => show('<div role="dialog"><button>Asleep inside</button></div>'));
</script>`;

// The code of a sheet, which comes when it is long since pressed.
const lateSheet = `<!doctype html><main><h1>Late</h1>
  <button onclick="import('/late.js')">Opens late</button>
  <button onclick="document.querySelector('main').append('drawn')">Draws</button>
</main>`;
const sheetCode = `document.body.insertAdjacentHTML('beforeend',
  '<div role="dialog"><button onclick="localStorage.late = performance.now()">Remembers</button></div>');`;

test('a sheet whose code comes late belongs to the press that asked for it', async ({ page }) => {
  await page.route('**/late', (route) => route.fulfill({ contentType: 'text/html', body: lateSheet }));
  const drawn = page.getByText('drawn');
  await page.route('**/late.js', async (route) => {
    // Held until the next press was made, which must not be; then whoever waits has waited long enough.
    await drawn.waitFor({ timeout: 1000 }).catch(() => undefined);
    await route.fulfill({ contentType: 'text/javascript', body: sheetCode });
  });
  const open = async () => void (await page.goto('/late'));
  const stage = { page, open, renew: () => Promise.resolve() };
  const { alive, dead } = await pressEverything(stage, { depth: 1 });
  expect(dead).toEqual([]);
  const [opens, draws, remembers] = ['Opens late', 'Draws', 'Remembers'].map((name) => `button "${name}"`);
  expect(alive).toEqual([opens, `${opens} → ${remembers}`, draws]);
});

test.describe('a page with faults planted in it', () => {
  test.use({ allowedFaults: [[/planted|status of 404/], { scope: 'test' }] });

  test('has a picture found that is not there, though its own address may be unknown', async ({
    page,
    site,
    faults,
  }) => {
    await page.goto('/nowhere');
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="/icons/lost.png">'));
    await expect.poll(() => faults.length).toBeGreaterThan(1);
    const found = faults.filter((fault) => !isOwnAbsence(fault, `${site.url}/nowhere`));
    expect(found.map((fault) => new URL(fault.split(' ').at(-1) ?? '').pathname)).toEqual([
      '/icons/lost.png',
    ]);
  });

  test('has its dead links and controls and its logged error found, and its living controls not', async ({
    page,
    faults,
  }) => {
    await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body: planted }));
    const open = async () => void (await page.goto('/planted'));
    await open();
    const links = await findDeadLinks(page);
    expect(links.map((link) => link.split(' to ')[0])).toEqual(['"Adrift"', '"Mute"', '"Lost"']);
    expect(faults.join()).toContain('planted');
    const stage = { page, open, renew: () => Promise.resolve() };
    const { alive, dead } = await pressEverything(stage, { depth: 1, lateMs: 500 });
    const asleep = ['Opens" → button "Asleep inside', 'Asleep', 'Blinks', 'Says so'];
    expect(dead).toEqual([...asleep.map((name) => `button "${name}"`), 'link "Stuck" to /about-us']);
    const working = ['Draws', 'Remembers', 'Asks', 'Prints', 'Opens'].map((name) => `button "${name}"`);
    expect(alive).toEqual([...working, 'link "Lost" to /nothing-here', 'link "Adrift" to /planted#nowhere']);
  });
});
