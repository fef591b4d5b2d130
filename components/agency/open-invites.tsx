import { Avatar } from '#components/ui/avatar.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import type { AgencyInvite } from '#lib/features/agency/contracts/agency.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format.ts';

interface OpenInvitesProps {
  invites: readonly AgencyInvite[];
  locale: Locale;
  words: (typeof team)['invite'];
}

/** Invitations that nobody has answered yet. */
export const OpenInvites = ({ invites, locale, words }: OpenInvitesProps) => {
  if (invites.length === 0) return null;
  return (
    <section aria-label={words.open} className="flex flex-col gap-2">
      <h2 className="font-semibold">{words.open}</h2>
      <ListRows>
        {invites.map(({ _id, contact, createdAt }) => (
          <li key={_id} className="flex items-center gap-3 px-4 py-2">
            <Avatar name={contact} size="small" />
            <div className="min-w-0">
              <p className="leading-snug font-medium wrap-anywhere">{contact}</p>
              <p className="text-sm text-muted">
                {fill(words.sentOn, { day: formatDay(locale, new Date(createdAt)) })}
              </p>
            </div>
          </li>
        ))}
      </ListRows>
    </section>
  );
};
