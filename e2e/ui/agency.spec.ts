import { forkServer } from '#e2e/kit/fork-server.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { makeBooking, makeBookable } from '#e2e/kit/factories/bookings.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

test('an agency invites a worker, who joins and leaves again', async ({ page, browser, site }) => {
  test.slow();
  const bookable = await makeBookable({ name: 'Ravi Verma', email: 'ravi.verma@example.test' });
  const customer = await makeUser({ name: 'Asha Gupta' });
  const { user: broker } = await enterAs(page.context(), site.url, 'broker');
  await openPage(page, '/agency');
  await expect(page.getByText('No one in your team yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Enter either an email or a phone number.')).toBeVisible();
  await page.getByLabel('or email').fill('Ravi.Verma@example.test');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.locator('[data-slot=toast]').last()).toContainText('Invitation sent');
  await expect(page.getByRole('region', { name: 'Open invitations' })).toContainText(
    'ravi.verma@example.test',
  );
  // Withdrawn and sent again: the link is offered whether or not the address has an account.
  await page.getByRole('button', { name: 'Withdraw the invitation to ravi.verma@example.test' }).click();
  await expect(page.locator('[data-slot=toast]').last()).toContainText('Invitation withdrawn');
  await expect(page.getByRole('region', { name: 'Open invitations' })).toHaveCount(0);
  await page.getByLabel('or email').fill('ravi.verma@example.test');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('region', { name: 'Open invitations' })).toContainText(
    'Anyone who registers with that number or email later gets it too.',
  );
  await expect(page.getByRole('button', { name: 'Share the link' })).toBeVisible();

  const other = await browser.newContext({ baseURL: site.url });
  const screen = await other.newPage();
  await enterWith(other, site.url, await makeSession(bookable.worker));
  await openPage(screen, '/worker-dashboard');
  await expect(screen.getByText(`${broker.name} invited you to their team`)).toBeVisible();
  await screen.getByRole('button', { name: 'Join' }).click();
  await expect(screen.locator('[data-slot=toast]').last()).toContainText('You’ve joined the agency');
  await expect(screen.getByText(`${broker.name} invited you to their team`)).toHaveCount(0);

  // The open agency page updates through the socket alone, once a server delivers the event.
  const teller = await forkServer({ database: testDatabaseName(), env: { HUNAR_WORKER: 'on' } });
  const row = page.getByRole('region', { name: 'Your team' });
  await expect(row).toContainText('Ravi Verma');
  await teller.stop();
  await expect(row.getByRole('link', { name: 'Call Ravi Verma' })).toHaveAttribute(
    'href',
    `tel:+91${bookable.worker.phone}`,
  );
  await expect(row.getByRole('link', { name: 'Chat with Ravi Verma' })).toHaveAttribute(
    'href',
    `/messages?userId=${String(bookable.worker._id)}`,
  );

  // From now on in the team's day, without the customer's private data.
  const booking = await makeBooking({ bookable, customer, status: 'accepted' });
  await openPage(page, '/agency');
  await expect(page.getByRole('region', { name: 'Your team' })).toContainText('Ravi Verma');
  const bookings = page.getByRole('region', { name: 'Team bookings' });
  await expect(bookings).toContainText(booking.serviceName);
  await expect(bookings).toContainText('Confirmed');
  await expect(page.getByRole('region', { name: 'Your day' })).toContainText('Visits today');
  await expect(bookings).not.toContainText('Asha Gupta');
  await expect(bookings).not.toContainText('12 Park Road');
  await bookings.getByRole('tab', { name: 'Past' }).click();
  await expect(bookings).toContainText('No past bookings');

  await row.getByRole('link', { name: 'Bookings of Ravi Verma' }).click();
  const own = page.getByRole('region', { name: 'Bookings of Ravi Verma' });
  await expect(own).toContainText(booking.serviceName);
  await own.getByRole('link', { name: 'Whole team' }).click();
  await expect(bookings).toContainText(booking.serviceName);
  await openPage(page, '/');
  await expect(page.getByRole('region', { name: /^Your team today|^Nothing today/ })).toContainText(
    booking.serviceName,
  );

  await openPage(screen, '/worker-profile');
  const agency = screen.getByRole('region', { name: 'You’re in an agency' });
  await expect(agency).toContainText(broker.name);
  await agency.getByRole('link', { name: `Chat with ${broker.name}` }).click();
  await screen.getByPlaceholder('Type a message...').fill('Namaste');
  await screen.getByPlaceholder('Type a message...').press('Enter');
  await expect(screen.getByRole('log')).toContainText('Namaste');
  await openPage(screen, '/worker-profile');
  await screen.getByRole('button', { name: 'Leave agency' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Leave agency' }).click();
  await expect(screen.locator('[data-slot=toast]').last()).toContainText('You left the agency');
  await expect(screen.getByRole('region', { name: 'You’re in an agency' })).toHaveCount(0);
  await other.close();
  await openPage(page, '/agency');
  await expect(page.getByText('No one in your team yet.')).toBeVisible();
});
