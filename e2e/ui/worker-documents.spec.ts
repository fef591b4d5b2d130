import { makePng, makeWebp } from '#e2e/kit/factories/images.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const photo = (bytes: Uint8Array, name = 'photo.webp') => ({
  name,
  mimeType: name.endsWith('png') ? 'image/png' : 'image/webp',
  buffer: Buffer.from(bytes),
});

test('a worker sees the photo of an identity document before it is sent, and can take another', async ({
  page,
  site,
}) => {
  const worker = await makeWorker({ verification: null });
  await enterWith(page.context(), site.url, await makeSession(worker));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/users/verification')) sent.push(new URL(request.url()).search);
  });
  await openPage(page, '/worker-profile?show=verified');
  await page.getByRole('radio', { name: 'PAN card' }).check();
  const camera = page.getByLabel(/^(Take|Retake) photo\s*ID document$/);
  const preview = page.getByRole('img', { name: 'ID document' });
  const send = page.getByRole('button', { name: 'Looks good, send it' });
  const alert = page.getByRole('main').getByRole('alert');

  await camera.setInputFiles(photo(await makeWebp({ width: 300, height: 200 })));
  await expect(alert).toHaveText('This photo is too small. Move closer.');
  await camera.setInputFiles(photo(await makePng({ width: 600, height: 900 }), 'photo.png'));
  await expect(alert).toHaveText('This photo is blurred. Hold still and try again.');
  await camera.setInputFiles(photo(await makeWebp(), 'my-aadhaar.webp'));
  await expect(alert).toContainText('Please don’t send an Aadhaar card.');
  await expect(preview).toBeHidden();

  await camera.setInputFiles(photo(await makeWebp({ width: 640, height: 600 })));
  await expect(preview).toHaveJSProperty('naturalWidth', 640);
  await camera.setInputFiles(photo(await makeWebp({ width: 800, height: 600 })));
  await expect(preview).toHaveJSProperty('naturalWidth', 800);
  await expect(alert).toBeHidden();
  expect(sent).toEqual([]);

  await send.click();
  await expect(page.getByText('Received', { exact: true })).toBeVisible();
  await expect(preview).toBeHidden();
  expect(sent).toEqual(['?which=paper&document=pan']);
});
