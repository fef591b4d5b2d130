import type { Page, Response } from '@playwright/test';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { keepMail } from '#e2e/kit/factories/mails.ts';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { enterFor } from '../fixtures/enter-as.ts';
import { expectPrivateHeaders } from '../fixtures/expect-private.ts';
import { findBarriers, findFaintText } from '../fixtures/find-barriers.ts';
import { findBlindInputs } from '../fixtures/find-blind-inputs.ts';
import { findBrokenWords } from '../fixtures/find-broken-words.ts';
import { findCutText } from '../fixtures/find-cut-text.ts';
import { pressEverything, pressWhatIsOpen, unpressed } from '../fixtures/find-dead-controls.ts';
import { findDeadLinks } from '../fixtures/find-dead-links.ts';
import { findMisplaced } from '../fixtures/find-misplaced.ts';
import { findSmallTargets } from '../fixtures/find-small-targets.ts';
import { findShift, holdFonts } from '../fixtures/find-shift.ts';
import { dealVisitor, type Visitor } from '../fixtures/furnish.ts';
import { speak, unroll, wear, type Theme } from '../fixtures/look.ts';
import { isFirstInRun } from '../fixtures/once-a-run.ts';
import { awaitPage, openPage } from '../fixtures/open-page.ts';
import { isOwnAbsence } from '../fixtures/own-absence.ts';
import { pageList } from '../fixtures/page-list.ts';
import { installPressWatch } from '../fixtures/press-watch.ts';
import { Stage } from '../fixtures/stage.ts';
import { expect, test } from '../fixtures/test.ts';

// The longest file, so all workers share it.
test.describe.configure({ mode: 'parallel' });
test.use({
  // Submitting empty forms is refused.
  allowedFaults: [[/status of 4\d\d/], { scope: 'test' }],
  // Colours in the middle of a theme transition belong to neither theme.
  contextOptions: { reducedMotion: 'reduce' },
});

const phone = { width: 360, height: 800 };
const smallPhone = { width: 320, height: 640 };

// Axe and the other checks take far longer than the rest of a load.
const SETTLED_MS = 100;

/** A word this wide, as a share of the screen, has room on any line. */
const SHORT_WORD = 0.4;

const awaitWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
};

/** Opens a page whose fonts load late and checks that nothing shifts. */
const expectInPlace = async (page: Page, path: string): Promise<Response | null> => {
  const releaseFonts = await holdFonts(page);
  const response = await page.goto(path, { waitUntil: 'commit' });
  await awaitWhole(page);
  await releaseFonts();
  expect.soft(await findShift(page), 'parts that moved').toEqual([]);
  await awaitPage(page);
  await awaitQuiet(page, SETTLED_MS);
  return response;
};

const readHeaders = async (response: Response | null): Promise<Record<string, string>> =>
  (await response?.allHeaders()) ?? {};

/** Every page links to the same places: each is asked once per role, those of one thing each time. */
const isDueLink =
  (visitor: Visitor) =>
  (href: string): boolean => {
    const { pathname, search } = new URL(href);
    return (
      /[0-9a-f]{24}/.test(pathname + search) || isFirstInRun('link', visitor ?? 'guest', pathname + search)
    );
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
  for (const [{ width }, percent] of [
    [smallPhone, 100],
    [smallPhone, 200],
    [phone, 100],
    [phone, 200],
  ] as const) {
    await page.setViewportSize({ ...smallPhone, width });
    const at = `at ${width} px, ${percent} %`;
    expect.soft(await findCutText(page, percent), `cut ${at}`).toEqual([]);
    // Text that breaks anywhere sticks out nowhere, so a squeezed column shows only in its broken words.
    expect.soft(await findBrokenWords(page, SHORT_WORD), `broken ${at}`).toEqual([]);
    expect.soft(await findBlindInputs(page), `no room to type ${at}`).toEqual([]);
  }
};

/**
 * Presses each button of the page, one per name; on the first page also those of the frame. A button of the same name in
 * the same components is pressed on one page only.
 */
const expectAlive = async (stage: Stage, hasFrame: boolean): Promise<void> => {
  const { page } = stage;
  await page.setViewportSize(phone);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  const isDue = (kind: string): boolean => isFirstInRun('control', kind);
  const { dead } = await pressWhatIsOpen(stage, { hasLinks: false, hasFrame, hasRepeats: false, isDue });
  expect.soft(dead, 'dead controls').toEqual([]);
};

// Each page gets another visitor, language and theme in turn; npm run prove:crawl covers all. Fonts load late only in
// English: phones bring the others.
for (const [at, listed] of pageList.entries()) {
  const visitor = dealVisitor(listed, at);
  const theme = at % 4 < 2 ? 'light' : 'dark';
  const audited = at % 2 === 0 ? 'en' : 'ta';
  test(`${listed} is private, does not shift, passes axe, cuts no text and has no dead links or controls`, async ({
    page,
    context,
    site,
    faults,
  }) => {
    test.slow();
    // Otherwise the open page would reload in the new language while the next one opens.
    const turnTo = async (locale: Locale): Promise<void> => {
      await page.goto('about:blank');
      await speak(context, site.url, locale);
    };
    await installPressWatch(page);
    const stage = new Stage({ page, url: site.url, listed, visitor, locale: 'ta' });
    await stage.renew();
    await keepMail({ dataDir: site.dataDir, subject: 'W'.repeat(40) });
    await wear(page, theme);
    let inEnglish = {};
    await test.step(`in English, ${theme}, as ${visitor ?? 'guest'}`, async () => {
      await turnTo('en');
      inEnglish = await readHeaders(await expectInPlace(page, stage.path));
      expect.soft(await findDeadLinks(page, isDueLink(visitor)), 'dead links').toEqual([]);
      if (audited === 'en') await expectOpenToAll(page, theme, audited);
      expect.soft(await findMisplaced(page), 'out of place').toEqual([]);
      await expectNothingCut(page);
    });
    await test.step('in Tamil', async () => {
      await turnTo('ta');
      await page.setViewportSize(phone);
      const inTamil = await readHeaders(await stage.open());
      expectPrivateHeaders(stage.path, inEnglish, inTamil);
      await awaitQuiet(page, SETTLED_MS);
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
  await page.getByRole('main').evaluate((main) => {
    const text = document.createElement('p');
    text.style.cssText = 'max-width: none; font-size: 12px';
    text.textContent = 'Long lines tire the eyes. '.repeat(20);
    const tile = document.createElement('span');
    tile.dataset['picture'] = 'planted';
    tile.style.cssText = 'display: block; width: 4000px';
    main.append(text, tile);
  });
  const misplaced = (await findMisplaced(page)).join();
  expect(misplaced).toContain('1366 px: scrolls sideways');
  expect(misplaced).toMatch(/1920 px: line of \d+ letters: Long lines/);
  expect(misplaced).toContain('tile wider than its place: planted');
  expect(await findBarriers(page)).not.toEqual([]);
  expect(await findSmallTargets(page)).not.toEqual([]);
  expect(await findCutText(page, 100)).not.toEqual([]);
  await page.evaluate(() => {
    for (const kind of ['p', 'input']) {
      const narrow = document.body.appendChild(document.createElement(kind));
      narrow.style.width = '1em';
      narrow.textContent = 'Squeezed';
    }
  });
  expect(await findBrokenWords(page, SHORT_WORD)).toContain('Squeezed');
  expect(await findBlindInputs(page)).not.toEqual([]);
});

test('an unused route is found, also on another person’s page', async ({
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

// Controls with known effects, on a page with nothing else to press.
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

// Code of a sheet that arrives long after the press.
const lateSheet = `<!doctype html><main><h1>Late</h1>
  <button onclick="import('/late.js')">Opens late</button>
  <button onclick="document.querySelector('main').append('drawn')">Draws</button>
</main>`;
const sheetCode = `document.body.insertAdjacentHTML('beforeend',
  '<div role="dialog"><button onclick="localStorage.late = performance.now()">Remembers</button></div>');`;

test('a sheet whose code arrives late belongs to the press that opened it', async ({ page }) => {
  await page.route('**/late', (route) => route.fulfill({ contentType: 'text/html', body: lateSheet }));
  const drawn = page.getByText('drawn');
  await page.route('**/late.js', async (route) => {
    // Held until the next press, which must not happen; by then the wait has lasted long enough.
    await drawn.waitFor({ timeout: 1000 }).catch(() => undefined);
    await route.fulfill({ contentType: 'text/javascript', body: sheetCode });
  });
  const open = async () => void (await page.goto('/late'));
  const stage = { page, open, renew: () => Promise.resolve() };
  // On a busy machine the code is held for longer than its second.
  const { alive, dead } = await pressEverything(stage, { depth: 1, lateMs: 10_000 });
  expect(dead).toEqual([]);
  const [opens, draws, remembers] = ['Opens late', 'Draws', 'Remembers'].map((name) => `button "${name}"`);
  expect(alive).toEqual([opens, `${opens} → ${remembers}`, draws]);
});

test.describe('a page with faults planted in it', () => {
  test.use({ allowedFaults: [[/planted|status of 404/], { scope: 'test' }] });

  test('reports a missing picture at any address', async ({ page, site, faults }) => {
    await page.goto('/nowhere');
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="/icons/lost.png">'));
    const listFound = () =>
      faults
        .filter((fault) => !isOwnAbsence(fault, `${site.url}/nowhere`))
        .map((fault) => new URL(fault.split(' ').at(-1) ?? '').pathname);
    await expect.poll(listFound).toEqual(['/icons/lost.png']);
  });

  test('reports dead links and controls and a logged error, and no working control', async ({
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
