'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { answerInviteCall } from '#lib/features/agency/contracts/agency.calls.ts';
import type { AgencyInvite } from '#lib/features/agency/contracts/agency.ts';
import type { agency, team } from '#lib/features/agency/texts/agency.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

interface InviteAnswersProps {
  invites: readonly AgencyInvite[];
  words: Omit<(typeof team)['answer'], 'waiting' | 'over'> & { waiting?: string } & {
    errors: Pick<(typeof agency)['errors'], 'has_agency' | 'invite_answered' | 'invite_withdrawn'>;
  };
}

const useAnswer = (words: InviteAnswersProps['words']) => {
  const router = useRouter();
  const { failedHint } = usePageWords();
  const [isBusy, setBusy] = useState(false);
  const hintOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) return failedHint;
    if (error.code === 'has_agency') return words.errors.has_agency;
    const { code } = error;
    return code === 'invite_answered' || code === 'invite_withdrawn' ? words.errors[code] : failedHint;
  };
  const answer = async ({ _id }: AgencyInvite, accept: boolean): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await api(answerInviteCall, { params: { id: _id }, body: { accept } });
      const waiting = data.state === 'to_confirm' ? words.waiting : undefined;
      notify({ title: waiting ?? (accept ? words.joined : words.declined), variant: 'success' });
      router.refresh();
    } catch (error) {
      notify({ title: words.failed, description: hintOf(error), variant: 'destructive' });
      // One that is over leaves the screen.
      router.refresh();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, answer };
};

/** Agencies that want the worker in their team, or who wants into the agency's, and the reader's yes or no. */
export const InviteAnswers = ({ invites, words }: InviteAnswersProps) => {
  const { isBusy, answer } = useAnswer(words);
  return invites.map((invite) => {
    const { _id } = invite;
    const from = invite.worker ?? invite.agency;
    return (
      <section
        key={_id}
        aria-label={from.name}
        className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
      >
        <div className="flex items-center gap-3">
          <Avatar name={from.name} src={from.profileImage} size="small" />
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
            disabled={isBusy}
            onClick={() => void answer(invite, false)}
          >
            {words.no}
          </Button>
          <Button className="flex-1 px-3" disabled={isBusy} onClick={() => void answer(invite, true)}>
            {words.yes}
          </Button>
        </div>
      </section>
    );
  });
};
