import type { Locale } from '#lib/platform/contract/locale.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { makeBooking, makeExtra } from '#e2e/kit/factories/bookings.ts';
import { makePayee } from '#e2e/kit/factories/payees.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, wear, type Theme } from '../fixtures/look.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takePhones } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const looks: readonly { name: string; theme: Theme; locale: Locale; mark: string; add: string }[] = [
  { name: 'light', theme: 'light', locale: 'en', mark: 'Mark as paid', add: 'Add an extra' },
  { name: 'dark', theme: 'dark', locale: 'en', mark: 'Mark as paid', add: 'Add an extra' },
  { name: 'hi', theme: 'light', locale: 'hi', mark: 'पैसे मिल गए', add: 'अतिरिक्त ख़र्च जोड़ें' },
];

const makeVisit = async (status: 'in_progress' | 'completed') => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta', phone: '9822222222' }));
  await makePayee(worker.userId, { upiId: 'ravi.verma@okbank', name: 'RAVI VERMA' });
  const { title: serviceName, titles: serviceTitles } = bookable.job;
  const extras = [
    makeExtra({ words: 'Ceiling hook', amountPaise: 12_000, state: 'accepted', answeredAt: now() }),
    ...(status === 'in_progress' ? [makeExtra({ words: 'Modular switch', amountPaise: 24_000 })] : []),
  ];
  const { _id } = await makeBooking({
    ...{ bookable, customer: customer.user, status, extras, serviceName, serviceTitles },
    ...{ picture: 'electrician', localDate: addDays(toIndiaDay(now()), -1) },
  });
  return { worker, customer, path: `/bookings/${String(_id)}` };
};

for (const { name, theme, locale, mark, add } of looks)
  for (const status of ['in_progress', 'completed'] as const)
    test(`two phones at the door, ${status}, ${name}`, async ({ page, context, browser, site }) => {
      const { worker, customer, path } = await makeVisit(status);
      const elsewhere = await browser.newContext({ baseURL: site.url });
      const other = await elsewhere.newPage();
      for (const [phone, where, who] of [
        [page, context, worker],
        [other, elsewhere, customer],
      ] as const) {
        await enterWith(where, site.url, who);
        await speak(where, site.url, locale);
        await wear(phone, theme);
        await openPage(phone, path);
      }
      const button = page
        .getByRole('main')
        .getByRole('button', { name: status === 'completed' ? mark : add });
      await button.click();
      const sheet = page.getByRole('dialog');
      await sheet
        .getByRole(status === 'completed' ? 'img' : 'textbox')
        .first()
        .waitFor();
      const part = other.locator(status === 'completed' ? '#payment' : '#extras');
      await part.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
      await other.mouse.wheel(0, -80);
      await takePhones([page, other], `door-${status === 'completed' ? 'pay' : 'extra'}-${name}`);
      await elsewhere.close();
    });
