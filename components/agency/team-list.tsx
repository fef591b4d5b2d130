'use client';

import { BadgeCheck, CalendarDays, Phone, UserMinus } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ChatLink } from '#components/page/chat-link.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { api } from '#lib/platform/browser/api.ts';
import type { TeamMember } from '#lib/features/agency/contracts/agency.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';
import { agencyPaths } from '#lib/platform/navigation/paths.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { plural } from '#lib/platform/i18n/plural.ts';

interface TeamListProps {
  members: readonly TeamMember[];
  locale: Locale;
  words: (typeof team)['members'];
}

interface MemberProps extends Omit<TeamListProps, 'members'> {
  member: TeamMember;
  onRemove(): void;
}

const buttonClass = buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto px-3' });

/** Quick actions for one worker. */
const Ways = ({ member, words }: Pick<MemberProps, 'member' | 'words'>) => {
  const { _id, name, phone } = member;
  return (
    <div className="flex flex-wrap gap-2 px-4">
      <Link
        href={agencyPaths.bookingsOf(_id)}
        prefetch={false}
        aria-label={fill(words.bookingsOf, { name })}
        className={buttonClass}
      >
        <CalendarDays aria-hidden className="size-4.5" />
        {words.bookings}
      </Link>
      <ChatLink
        userId={_id}
        label={words.chat}
        spoken={fill(words.chatTo, { name })}
        className={buttonClass}
      />
      {phone !== null && (
        <a href={`tel:+91${phone}`} aria-label={fill(words.callTo, { name })} className={buttonClass}>
          <Phone aria-hidden className="size-4.5" />
          {words.call}
        </a>
      )}
    </div>
  );
};

const Member = ({ member, locale, words, onRemove }: MemberProps) => {
  const { name, profileImage, rating, reviews, completedJobs, isVerified } = member;
  const city = member.city && nameIn(locale, { name: member.city, names: member.cityNames });
  const jobs = plural({ locale, count: completedJobs, text: words.jobs });
  return (
    <li className="flex flex-col gap-2 pt-2 pb-3">
      <div className="flex items-center gap-3 pl-4">
        <Avatar name={name} src={profileImage} size="small" />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1 leading-snug font-medium wrap-anywhere">
            {name}
            {isVerified && <BadgeCheck aria-label={words.verified} className="size-4 shrink-0 text-brand" />}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            {reviews > 0 && <span>★ {rating.toFixed(1)}</span>}
            {[city, jobs].filter(Boolean).join(' · ')}
          </p>
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={fill(words.remove, { name })}
          onPointerEnter={preloadSheet}
          onClick={onRemove}
          className="grid size-12 shrink-0 place-items-center rounded-control text-muted hover:text-danger"
        >
          <UserMinus aria-hidden className="size-5" />
        </button>
      </div>
      <Ways member={member} words={words} />
    </li>
  );
};

const useRemove = (words: TeamListProps['words']) => {
  const router = useRouter();
  const { failed, failedHint } = usePageWords();
  const [isBusy, setBusy] = useState(false);
  const remove = async ({ _id, name }: TeamMember): Promise<void> => {
    setBusy(true);
    try {
      await api('DELETE /agency/team/{id}', { params: { id: _id } });
      notify({ title: fill(words.removed, { name }), variant: 'success' });
      router.refresh();
    } catch {
      notify({ title: failed, description: failedHint, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, remove };
};

/** An agency's workers, with contact links and a way to remove each. */
export const TeamList = ({ members, locale, words }: TeamListProps) => {
  const pageWords = usePageWords();
  const { isBusy, remove } = useRemove(words);
  const [selected, setSelected] = useState<TeamMember | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const ask = (member: TeamMember): void => {
    setSelected(member);
    setOpen(true);
  };
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      {members.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-4 text-muted">{words.none}</p>
      ) : (
        <ListRows>
          {members.map((member) => (
            <Member
              key={member._id}
              member={member}
              locale={locale}
              words={words}
              onRemove={() => ask(member)}
            />
          ))}
        </ListRows>
      )}
      {selected && (
        <ConfirmSheet
          isOpen={isOpen}
          onClose={close}
          title={fill(words.question, { name: selected.name })}
          description={words.hint}
          confirm={words.confirm}
          keep={words.keep}
          words={pageWords}
          isBusy={isBusy}
          onConfirm={() => void remove(selected).then(close)}
        />
      )}
    </section>
  );
};
