import { quotedTexts, textsOfApi, textsOffScreen } from '#e2e/kit/quoted-texts.ts';
import { noteShownTexts, wasShown } from '../fixtures/note-shown-texts.ts';
import { accountScenes } from '../fixtures/scenes/account-scenes.ts';
import { bookingScenes } from '../fixtures/scenes/booking-scenes.ts';
import { marketScenes } from '../fixtures/scenes/market-scenes.ts';
import { supportScenes } from '../fixtures/scenes/support-scenes.ts';
import { talkScenes } from '../fixtures/scenes/talk-scenes.ts';
import { workScenes } from '../fixtures/scenes/work-scenes.ts';
import { expect, test } from '../fixtures/test.ts';
import { unreadFaults } from '../fixtures/unread-faults.ts';

const scenes = [
  ...accountScenes,
  ...marketScenes,
  ...bookingScenes,
  ...workScenes,
  ...talkScenes,
  ...supportScenes,
];

// The scenes make calls fail and open missing things.
test.use({ allowedFaults: [[/status of \d{3}|failed request|ERR_/, unreadFaults], { scope: 'test' }] });

test('every quoted text belongs to a scene, to the API, or has a reason to be on no screen', () => {
  const played = new Set(scenes.flatMap(({ texts }) => texts));
  const elsewhere = new Set([...textsOfApi.keys(), ...textsOffScreen.keys()]);
  expect(quotedTexts.filter((text) => !played.has(text) && !elsewhere.has(text))).toEqual([]);
  expect([...played, ...elsewhere].filter((text) => !quotedTexts.includes(text))).toEqual([]);
  expect([...elsewhere].filter((text) => played.has(text))).toEqual([]);
});

for (const { name, texts, play } of scenes)
  test(`the quoted texts of ${name} are seen on its screens`, async ({ page, context, site }) => {
    // A scene that waits for something missing fails before its test ends, and names it.
    page.setDefaultTimeout(60_000);
    const shown = await noteShownTexts(page);
    await play({ page, context, site });
    await expect.poll(() => texts.filter((text) => !wasShown(shown, text))).toEqual([]);
  });
