'use client';

import { Share2, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useAction } from '#components/page/use-action.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import { RemovableRows } from '#components/ui/removable-rows.tsx';
import { notify } from '#components/ui/notify.ts';
import type { AgencyInvite } from '#lib/features/agency/contracts/agency.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { copyText, shareLink } from '#lib/platform/browser/share-link.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';

interface OpenInvitesProps {
  invites: readonly AgencyInvite[];
  locale: Locale;
  words: (typeof team)['invite'];
}

/** Always offers the sign-up link: the broker must not learn whether the contact has an account. */
const share = async ({ contact }: AgencyInvite, words: OpenInvitesProps['words']): Promise<void> => {
  const text = fill(words.shareText, { contact });
  const url = window.location.origin + signInPaths.workerRegister;
  if (await shareLink({ text, url })) return;
  const isCopied = await copyText(`${text}\n${url}`);
  notify(isCopied ? { title: words.copied, variant: 'success' } : { title: url });
};

type InviteProps = Omit<OpenInvitesProps, 'invites'> & { invite: AgencyInvite };

const Invite = ({ invite, locale, words }: InviteProps) => {
  const router = useRouter();
  const { isBusy, run } = useAction(usePageWords());
  const { _id, contact, createdAt } = invite;
  const withdraw = async (): Promise<void> => {
    await api('DELETE /agency/invites/{id}', { params: { id: _id } });
    notify({ title: words.withdrawn, description: contact, variant: 'success' });
  };
  // Refreshes to show an invitation answered in between.
  const onWithdraw = async (): Promise<void> => {
    await run(withdraw);
    router.refresh();
  };
  return (
    <li className="flex flex-col gap-2 px-4 pt-2 pb-3">
      <div className="flex items-center gap-3">
        <Avatar name={contact} size="small" />
        <div className="min-w-0">
          <p className="leading-snug font-medium wrap-anywhere">{contact}</p>
          <p className="text-sm text-muted">
            {fill(words.sentOn, { day: formatDay(locale, new Date(createdAt)) })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="compact"
          className="flex-auto"
          onClick={() => void share(invite, words)}
        >
          <Share2 aria-hidden className="size-4.5" />
          {words.share}
        </Button>
        <Button
          variant="outline"
          size="compact"
          className="flex-auto"
          aria-label={fill(words.withdrawOf, { contact })}
          isHeld={isBusy}
          aria-busy={isBusy}
          onClick={() => void onWithdraw()}
        >
          <X aria-hidden className="size-4.5" />
          {words.withdraw}
        </Button>
      </div>
    </li>
  );
};

export const OpenInvites = ({ invites, locale, words }: OpenInvitesProps) => {
  if (invites.length === 0) return null;
  return (
    <section aria-label={words.open} className="flex flex-col gap-2">
      <h2 className="font-semibold">{words.open}</h2>
      <p className="text-sm text-muted">{words.waits}</p>
      <RemovableRows>
        {invites.map((invite) => (
          <Invite key={invite._id} invite={invite} locale={locale} words={words} />
        ))}
      </RemovableRows>
    </section>
  );
};
