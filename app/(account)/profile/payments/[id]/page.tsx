import type { Metadata } from 'next';
import { LinkNotice } from '#components/shell/link-notice.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { PrintButton } from '#components/bookings/print-button.tsx';
import { ReceiptSlip } from '#components/bookings/receipt-slip.tsx';
import { emptyBox } from '#components/ui/pictures/empty-box.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { getBooking } from '#lib/features/bookings/services/read-bookings.ts';
import { loadIfThere } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).payments.slip.title,
});

const findDone = async (actor: Actor, id: string): Promise<BookingView | null> => {
  if (actor.role !== 'customer' && actor.role !== 'worker') return null;
  const found = await loadIfThere(() => getBooking({ actor, params: { id } }));
  return found?.data.status === 'completed' ? found.data : null;
};

const Receipt = async ({ actor, id }: { actor: Actor; id: string }) => {
  const [locale, booking] = await Promise.all([readLocale(), findDone(actor, id)]);
  const { payments, extras } = messages(locale);
  const { slip } = payments;
  if (!booking)
    return (
      <LinkNotice
        drawing={emptyBox}
        title={slip.none}
        hint={slip.noneHint}
        href={accountPaths.transactions}
        action={payments.transactions}
      />
    );
  return (
    <>
      <ReceiptSlip booking={booking} locale={locale} words={{ ...slip, waiting: extras.waiting }} />
      <PrintButton label={slip.print} />
    </>
  );
};

export default async function ReceiptPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await guardPage(accountPaths.receipt(id));
  const { frame, payments } = messages(await readLocale());
  return (
    <PageShell title={payments.slip.title} back={accountPaths.transactions}>
      {actor ? (
        <Receipt actor={actor} id={id} />
      ) : (
        <SignInCard
          title={payments.signIn}
          hint={payments.signInHint}
          login={frame.login}
          returnPath={accountPaths.receipt(id)}
        />
      )}
    </PageShell>
  );
}
