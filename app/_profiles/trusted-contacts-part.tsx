import { load } from '#app/_request/load.ts';
import { ContactList } from '#components/accounts/contacts/contact-list.tsx';
import { Part } from '#components/page/part.tsx';
import { MAX_TRUSTED_CONTACTS } from '#lib/features/accounts/contracts/trusted-contacts.ts';
import { listContacts } from '#lib/features/accounts/services/trusted-contacts.ts';
import { hasSms } from '#lib/platform/config/env.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

/** The people whom a customer or worker wants to be told in danger; none without SMS. */
export const TrustedContactsPart = async ({ actor, locale }: { actor: Actor; locale: Locale }) => {
  if (!hasSms() || (actor.role !== 'customer' && actor.role !== 'worker')) return null;
  const { data } = await load(() => listContacts({ actor }));
  const { trustedContacts, privacy } = messages(locale);
  const { errors: _errors, page: _page, title, ...words } = trustedContacts;
  const { failed, failedHint } = privacy;
  return (
    <Part id="contacts" title={title}>
      <ContactList first={data} max={MAX_TRUSTED_CONTACTS} words={{ ...words, failed, failedHint }} />
    </Part>
  );
};
