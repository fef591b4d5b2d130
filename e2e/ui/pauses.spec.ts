import { messages } from '#lib/wiring/texts/catalogue.ts';
import { makeAppeal, makePause } from '#e2e/kit/factories/pauses.ts';
import { makeSession, makeUser, signInAdmin } from '#e2e/kit/factories/users.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const { office, officePauses, tickets } = messages('en');

test.use({ siteSettings: { SUPPORT_PHONE: '+91 98100 00001' } });

test('a paused person is shown a number to call', async ({ page, context, site }) => {
  const worker = await makeUser({ name: 'Ramesh Yadav', role: 'worker' });
  await makePause(worker);
  await enterWith(context, site.url, await makeSession(worker));
  await openPage(page, '/paused');
  const call = page.getByRole('link', { name: tickets.support.call });
  await expect(call).toHaveAttribute('href', 'tel:+919810000001');
  await expect(call).toContainText('+91 98100 00001');
});

test('a lead who set a pause reads that another lead decides, before anything can be typed', async ({
  page,
  context,
  site,
}) => {
  // On a desktop the first item of a queue is open beside it.
  await page.setViewportSize({ width: 1366, height: 900 });
  const lead = await signInAdmin({ can: 'lead' });
  await makeAppeal(await makeUser({ name: 'Ramesh Yadav', role: 'worker' }), { by: lead.userId });
  await enterWith(context, site.url, lead);
  await openPage(page, officePaths.queue('appeals'));
  const item = page.getByRole('article');
  await expect(item).toContainText('I was in hospital on those days.');
  await expect(item.getByRole('note')).toContainText(officePauses.own);
  await expect(item.getByRole('note')).toContainText(officePauses.secondLead);
  for (const { label } of [office.acts.liftPause, office.acts.keepPause])
    await expect(item.getByRole('button', { name: label })).toHaveCount(0);
  await expect(item.getByRole('textbox')).toHaveCount(0);
});
