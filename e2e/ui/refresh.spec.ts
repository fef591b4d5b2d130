import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { awaitRest, openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { awaitQueue } from '../fixtures/waiting-write.ts';

test.use({
  allowedFaults: [
    [/failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/],
    { scope: 'test' },
  ],
});

test('when the network drops while a page refreshes, the sheet stays, and the update appears once the network is back', async ({
  page,
  context,
  site,
}) => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const { _id } = await makeBooking({ bookable, customer: customer.user, localDate: dayAhead(3) });
  await enterWith(context, site.url, customer);
  await openPage(page, `/bookings/${String(_id)}`);
  await awaitQueue(page);
  // Only then does a refresh wait for the network instead of opening the page once more.
  await awaitRest(page);
  // Behind an open sheet it has no role.
  const status = page.locator('main [data-status]');
  await page.getByRole('main').getByRole('button', { name: 'Reschedule' }).click();
  const time = page.getByRole('dialog').getByRole('radio', { name: /^2 to 4 PM/ });
  await time.check();
  const isRefresh = (url: URL): boolean => url.searchParams.has('_rsc');
  const cut = Promise.withResolvers<undefined>();
  await page.route(isRefresh, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
    cut.resolve(undefined);
  });
  const { send } = bookingClient(() => site.url);
  await send(worker, setBookingStatusContract, { params: { id: String(_id) }, body: { status: 'accepted' } });
  await cut.promise;
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.unroute(isRefresh);
  await expect(time).toBeChecked();
  await expect(status).toHaveText('Pending');
  await context.setOffline(false);
  await expect(status).toHaveText('Confirmed');
  await expect(time).toBeChecked();
});
