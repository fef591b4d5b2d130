import { readFile } from 'node:fs/promises';
import { listJobsContract } from '#lib/features/catalogue/contracts/jobs.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { signIn, signInAdmin } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const titles = {
  en: 'Chimney cleaning',
  hi: 'चिमनी की सफ़ाई',
  kn: 'ಚಿಮಣಿ ಸ್ವಚ್ಛತೆ',
  ta: 'புகைபோக்கி சுத்தம்',
  te: 'చిమ్నీ శుభ్రం',
} as const;

test('a service added in five languages is found by its words and can be booked', async ({
  browser,
  site,
}) => {
  test.slow();
  const skill = await makeSkill({ name: 'Electrician' });
  const worker = await makeWorker({ name: 'Ravi Verma', skills: [skill] });
  const open = async (person: Parameters<typeof enterWith>[2]) => {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1366, height: 900 } });
    await enterWith(context, site.url, person);
    return context.newPage();
  };
  const office = await open(await signInAdmin({ can: 'agent' }));
  await openPage(office, '/office/records?show=services');
  await office.getByRole('link', { name: 'Add entry' }).click();
  await expect(office.getByRole('heading', { name: 'Add a service' })).toBeVisible();

  for (const [locale, title] of Object.entries(titles)) {
    const part = office.locator('details', { has: office.locator(`summary[lang=${locale}]`) });
    if (locale !== 'en') await part.locator('summary').click();
    await part.getByLabel('Name').fill(title);
    await part.getByLabel('Description').fill(`${title}.`);
    await part.getByLabel('What’s included').fill(`${title} 1\n${title} 2`);
    if (locale === 'hi') await part.getByLabel('Other words people search for').fill('धुआंदानी\nधुआँकश');
  }
  await office.getByLabel('Price in ₹').fill('499');
  await office.getByLabel('Duration in minutes').fill('90');
  await office.getByLabel('Electrician').check();
  const chooser = office.waitForEvent('filechooser');
  await office.getByRole('button', { name: 'Add picture' }).click();
  await (
    await chooser
  ).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await makeJpeg()) });
  await expect(office.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await office.getByLabel('Reason').fill('Asked for in the cold months.');
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Saved. Everyone can see it now.', { exact: true })).toBeVisible();
  const entry = office.getByRole('link', { name: /^Chimney cleaning/ });
  await expect(entry).toContainText('₹499');
  await expect(entry.locator('[lang=te]')).toHaveText(titles.te);

  const { json } = await sendCall({ origin: site.url, call: listJobsContract, parts: {} });
  const { data } = listJobsContract.reply.loose().parse(json);
  const stored = data.find(({ title }) => title === titles.en);
  expect(stored).toMatchObject({
    titles: { hi: titles.hi, kn: titles.kn, ta: titles.ta, te: titles.te },
    durationMinutes: 90,
    price: 499,
  });
  expect(stored?.includes.map(({ text, texts }) => [text, texts.ta])).toEqual([
    ['Chimney cleaning 1', 'புகைபோக்கி சுத்தம் 1'],
    ['Chimney cleaning 2', 'புகைபோக்கி சுத்தம் 2'],
  ]);
  expect(stored?.image).toHaveLength(1);
  expect((await listAudit(String(stored?._id))).map(({ act, note }) => [act, note])).toEqual([
    ['job.create', 'Asked for in the cold months.'],
  ]);

  const suggested = async (): Promise<string> =>
    (await fetch(`${site.url}/api/v1/search/suggest?q=${encodeURIComponent('धुआंदानी')}`)).text();
  await expect.poll(suggested).toContain(String(stored?._id));
  const customer = await open(await signIn('customer'));
  await openPage(customer, `/worker/${String(worker._id)}`);
  await customer.getByRole('button', { name: 'Book', exact: true }).press('Enter');
  const sheet = customer.getByRole('dialog', { name: 'Book Ravi Verma' });
  await laterDay(sheet).check();
  await sheet.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').nth(1).check();
  await sheet.getByLabel('PIN code').fill('226010');
  await expect(sheet.getByText('Gomti Nagar, Lucknow, Uttar Pradesh')).toBeVisible();
  await sheet.getByLabel('House no. and street').fill('12 Park Road');
  await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(customer).toHaveURL(/\/bookings\/[0-9a-f]{24}\/sent$/);
  await expect(customer.getByRole('main')).toContainText(titles.en);
});

test('saving and removing a service is announced in a way that the title of the next page cannot silence', async ({
  page,
  context,
  site,
}) => {
  const { _id } = await makeService({ skillIds: [(await makeSkill())._id] });
  await enterWith(context, site.url, await signInAdmin({ can: 'agent' }));
  for (const [act, text] of [
    ['Save', 'Saved. Everyone can see it now.'],
    ['Remove service', 'Removed.'],
  ] as const) {
    await openPage(page, `/office/records?show=services&service=${String(_id)}`);
    const button = page.getByRole('button', { name: act });
    if (act !== 'Save') await button.click();
    const region = page.locator('[aria-live=assertive]').filter({ hasText: text });
    const isSaid = region.waitFor({ state: 'attached' });
    await page.getByLabel('Reason').last().fill('No longer asked for.');
    await button.click();
    await isSaid;
    await expect(page).toHaveURL(/show=services$/);
  }
});

test.describe('when fields are missing', () => {
  test.use({ allowedFaults: [[/status of 400/], { scope: 'test' }] });

  test('the editor shows each fault at its field, and extra translated lines before sending', async ({
    page,
    context,
    site,
  }) => {
    await enterWith(context, site.url, await signInAdmin({ can: 'agent' }));
    await openPage(page, '/office/records?show=services&service=new');
    const hindi = page.locator('details', { has: page.locator('summary[lang=hi]') });
    await hindi.locator('summary').click();
    await hindi.getByLabel('What’s included').fill('एक');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(hindi.getByRole('alert')).toHaveText(
      'There are more lines here than in English. Add the English line first.',
    );
    await expect(page.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await hindi.getByLabel('What’s included').fill('');
    await page.getByLabel('Reason').fill('A test of the form.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('input[name="title.en"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Price in ₹')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('importing a table with a new service names the way to add it', async ({ page, context, site }) => {
  await enterWith(context, site.url, await signInAdmin({ can: 'agent' }));
  await openPage(page, '/office/records?show=services');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const taken = await readFile(await (await download).path(), 'utf8');
  await page.getByLabel('Choose edited CSV').setInputFiles({
    name: 'services.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${taken}"","Roof","","","","","","10"\r\n`),
  });
  await expect(page.getByText(/a new service needs more than a table holds/)).toBeVisible();
});
