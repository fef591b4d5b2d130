import { messages } from '#lib/wiring/texts/catalogue.ts';
import { makePng, makeWebp } from '#e2e/kit/factories/images.ts';
import { makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { makeDocuments } from '#e2e/kit/factories/papers.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
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

const { newLooks } = messages('en').papers;

for (const state of ['waiting', 'verified'] as const)
  test(`a worker whose documents are ${state} is warned before a new name is saved`, async ({
    page,
    site,
  }) => {
    await makeSkill({ name: 'Electrician' });
    const person = { name: 'Ramesh Yadav', trades: ['Electrician'], city: 'Lucknow' };
    const worker = await makeFoundWorker({ ...person, isVerified: state === 'verified' });
    if (state === 'waiting') await makeDocuments(worker);
    await enterWith(page.context(), site.url, await makeSession(worker));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/users/update-worker-profile')) sent.push(request.postData() ?? '');
    });
    await openPage(page, '/worker-profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full Name').fill('Ramesh Singh Yadav');
    const save = page.getByRole('button', { name: 'Save Changes' });
    const warning = page.getByRole('alertdialog', { name: newLooks.title });
    await save.click();
    await expect(warning).toContainText(newLooks[state]);
    await warning.getByRole('button', { name: newLooks.keep }).click();
    await expect(warning).toBeHidden();
    expect(sent).toEqual([]);
    await save.click();
    await warning.getByRole('button', { name: newLooks.confirm }).click();
    await expect(page.getByText('Profile Updated', { exact: true }).first()).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('Ramesh Singh Yadav');
  });
