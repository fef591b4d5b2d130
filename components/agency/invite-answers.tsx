'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { AgencyInvite } from '#lib/features/agency/contracts/agency.ts';
import type { agency, team } from '#lib/features/agency/texts/agency.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

interface InviteAnswersProps {
  invites: readonly AgencyInvite[];
  words: Omit<(typeof team)['answer'], 'waiting' | 'over'> & { waiting?: string } & {
    errors: Pick<
      (typeof agency)['errors'],
      'has_agency' | 'invite_answered' | 'invite_full' | 'invite_withdrawn' | 'team_full'
    >;
  };
}

const useAnswer = (words: InviteAnswersProps['words']) => {
  const router = useRouter();
  const { failedHint } = usePageWords();
  const [isBusy, setBusy] = useState(false);
  const toHint = (error: unknown): string => {
    if (!(error instanceof ApiError)) return failedHint;
    switch (error.code) {
      case 'has_agency':
      case 'invite_answered':
      case 'invite_full':
      case 'invite_withdrawn':
      case 'team_full':
        return words.errors[error.code];
      default:
        return failedHint;
    }
  };
  const answer = async ({ _id }: AgencyInvite, accept: boolean, workerId?: string): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await api('PUT /agency/invites/{id}', {
        params: { id: _id },
        body: { accept, workerId },
      });
      const waiting = accept && data.state === 'to_confirm' ? words.waiting : undefined;
      notify({ title: waiting ?? (accept ? words.joined : words.declined), variant: 'success' });
      router.refresh();
    } catch (error) {
      notify({ title: words.failed, description: toHint(error), variant: 'destructive' });
      // Removes answered invitations from the screen.
      router.refresh();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, answer };
};

interface Card {
  invite: AgencyInvite;
  from: AgencyInvite['agency'];
  /** The candidate an agency answers; absent for a worker's own answer. */
  workerId?: string;
}

// One card per agency, or one per candidate.
const toCards = (invite: AgencyInvite): Card[] =>
  invite.candidates.length === 0
    ? [{ invite, from: invite.agency }]
    : invite.candidates.map((from) => ({ invite, from, workerId: from._id }));

/** Lists agencies inviting the reader, or candidates for the reader's agency, with yes and no. */
export const InviteAnswers = ({ invites, words }: InviteAnswersProps) => {
  const { isBusy, answer } = useAnswer(words);
  return invites.flatMap(toCards).map(({ invite, from, workerId }) => {
    return (
      <section
        key={`${invite._id} ${workerId ?? ''}`}
        aria-label={from.name}
        className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
      >
        <div className="flex items-center gap-3">
          <Avatar name={from.name} src={from.profileImage} size={workerId ? 'large' : 'small'} />
          <div className="min-w-0">
            <p className="leading-snug font-semibold wrap-anywhere">
              {fill(words.title, { name: from.name })}
            </p>
            <p className="text-sm text-muted">{words.hint}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            className="flex-1 px-3"
            isHeld={isBusy}
            onClick={() => void answer(invite, false, workerId)}
          >
            {words.no}
          </Button>
          <Button className="flex-1 px-3" isHeld={isBusy} onClick={() => void answer(invite, true, workerId)}>
            {words.yes}
          </Button>
        </div>
      </section>
    );
  });
};
