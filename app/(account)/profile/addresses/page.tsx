import type { Metadata } from 'next';
import { AddressBook } from '#components/places/addresses/address-book.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { listAddresses } from '#lib/features/places/services/addresses.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).places.addresses.title,
});

export default async function AddressesPage() {
  const actor = await guardPage(accountPaths.addresses);
  const { places } = messages(await readLocale());
  const { addresses, errors, messages: notices } = places;
  const first = actor && (await load(() => listAddresses({ actor })));
  return (
    <PageShell isWide title={addresses.title} back={accountPaths.profile}>
      {first && (
        <AddressBook
          first={first.data}
          words={{ ...addresses, removed: notices.removed }}
          full={errors.too_many_addresses}
        />
      )}
    </PageShell>
  );
}
