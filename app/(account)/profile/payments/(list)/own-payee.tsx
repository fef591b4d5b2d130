import { PayeeRow } from '#components/accounts/payee/payee-row.tsx';
import { Part } from '#components/page/part.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { toIdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import { listPasskeys } from '#lib/features/accounts/services/passkeys.ts';
import { getPayee } from '#lib/features/accounts/services/payee.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';
import { getTotp } from '#lib/features/accounts/services/two-factor.ts';
import type { PayeeView } from '#lib/features/money/contracts/payee.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { load } from '#app/_request/load.ts';

const toHint = ({ inUse, next }: PayeeView, role: Actor['role'], locale: Locale): string => {
  const { payee: words } = messages(locale);
  const lines = inUse ? [`${inUse.upiId} · ${inUse.name}`] : [];
  if (next) {
    const from = new Date(next.usedFrom);
    const time = `${formatDay(locale, from)}, ${formatTime(locale, from)}`;
    lines.push(fill(words.next, { upiId: next.upiId, time }));
  }
  const none = role === 'worker' ? words.none : words.noneForRefunds;
  return lines.length === 0 ? none : lines.join('. ');
};

/** Shows where the reader is paid by UPI, and leads to changing it. */
export const OwnPayee = async ({ actor, locale }: { actor: Actor; locale: Locale }) => {
  const [{ data: view }, { user }, totp, passkeys] = await Promise.all([
    load(() => getPayee({ actor })),
    load(() => check({ actor })),
    load(() => getTotp({ actor })),
    load(() => listPasskeys({ actor })),
  ]);
  const { payee: words } = messages(locale);
  const known = view.next ?? view.inUse;
  return (
    <Part id="payee" title={words.part}>
      <ListRows>
        <li>
          <PayeeRow
            hint={toHint(view, actor.role, locale)}
            saved={known && { upiId: known.upiId, name: known.name }}
            means={toIdentityMeans(user, totp.data, passkeys.data)}
            words={words}
          />
        </li>
      </ListRows>
    </Part>
  );
};
