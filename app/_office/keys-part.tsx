import { MakeKeyRow } from '#components/office/make-key-row.tsx';
import { RevokeKey } from '#components/office/revoke-key.tsx';
import { Entries, type Entry } from '#components/office/facts.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import type { ApiKeyView } from '#lib/features/accounts/contracts/api-keys.ts';
import { toIdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import { listApiKeys } from '#lib/features/accounts/services/api-keys.ts';
import { listPasskeys } from '#lib/features/accounts/services/passkeys.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';
import { getTotp } from '#lib/features/accounts/services/two-factor.ts';
import { hasRight, right } from '#lib/platform/contract/actor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { now } from '#lib/platform/time/clock.ts';
import { load } from '#app/_request/load.ts';
import { momentIn, officeActWords, type OfficeView } from './draw-office.tsx';

const toEntry = (key: ApiKeyView, { locale, words }: OfficeView): Entry => {
  const { officeKeys, officeCodes } = words;
  const { _id, name, ending, owner, can, expiresAt, lastUsedAt } = key;
  const until = new Date(expiresAt);
  const state = until > now() ? officeKeys.until : officeKeys.expired;
  const used =
    lastUsedAt === null ? officeKeys.unused : fill(officeKeys.used, { when: momentIn(locale, lastUsedAt) });
  return {
    ...{ key: _id, title: name, end: officeCodes.by[can] },
    text: [`hnr_…${ending} · ${owner.name}`, fill(state, { day: formatDay(locale, until) }), used].join(
      ' · ',
    ),
    more: <RevokeKey id={_id} name={name} words={{ keys: officeKeys, ...officeActWords(words) }} />,
  };
};

/** The keys of the admin's scripts, and for leads those of every admin. */
export const KeysPart = async ({ view }: { view: OfficeView }) => {
  const { actor, words } = view;
  const [{ data: keys }, { user }, totp, passkeys] = await Promise.all([
    load(() => listApiKeys({ actor })),
    load(() => check({ actor })),
    load(() => getTotp({ actor })),
    load(() => listPasskeys({ actor })),
  ]);
  const { office, officeKeys } = words;
  return (
    <>
      <p className="text-muted">{officeKeys.about}</p>
      <ListRows>
        <li>
          <MakeKeyRow
            // A code by mail or SMS makes no key.
            means={{ ...toIdentityMeans(user, totp.data, passkeys.data), contact: null }}
            rights={right.options
              .filter((can) => hasRight(actor, can))
              .map((can) => ({ value: can, label: office.rights[can] }))}
            words={officeKeys}
          />
        </li>
      </ListRows>
      <Entries
        title={officeKeys.title}
        none={officeKeys.none}
        entries={keys.map((key) => toEntry(key, view))}
      />
    </>
  );
};
