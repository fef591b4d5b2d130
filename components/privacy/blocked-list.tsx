'use client';

import { useState } from 'react';
import { LoadMore } from '#components/page/load-more.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import { RemovableRows } from '#components/ui/removable-rows.tsx';
import { notify } from '#components/ui/notify.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import type { Person } from '#lib/features/people/contracts/users.ts';
import type { safety } from '#lib/features/people/texts/safety.en.ts';
import type { privacy } from '#lib/features/privacy/texts/privacy.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { useAction, type ActionWords } from '#components/page/use-action.ts';

type Words = ActionWords & (typeof privacy)['blocked'] & Pick<typeof safety, 'unblock' | 'unblocked'>;

interface BlockedProps {
  person: Person;
  words: Words;
  onUnblocked(): void;
}

const Blocked = ({ person, words, onUnblocked }: BlockedProps) => {
  const { isBusy, run } = useAction(words);
  const { _id, name, profileImage } = person;
  const unblock = async (): Promise<void> => {
    await api('DELETE /users/{id}/block', { params: { id: _id } });
    onUnblocked();
    notify({ title: words.unblocked, variant: 'success' });
  };
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2">
      <Avatar name={name} src={profileImage} size="small" />
      <p className="min-w-0 flex-1 basis-[9rem] font-medium wrap-anywhere">{name}</p>
      <Button
        variant="ghost"
        size="compact"
        isHeld={isBusy}
        aria-label={fill(words.unblockNamed, { name })}
        onClick={() => void run(unblock)}
      >
        {isBusy && <Spinner />}
        {words.unblock}
      </Button>
    </li>
  );
};

const read = (cursor: string) => api('GET /users/blocks', { query: { cursor } });

/** People the reader has blocked, with unblock. The first page comes with the HTML. */
export const BlockedList = ({ first, words }: { first: ListPage<Person>; words: Words }) => {
  const { items, hasMore, state, loadMore } = usePagedList({ first, read });
  const [unblocked, setUnblocked] = useState<readonly string[]>([]);
  const left = items.filter(({ _id }) => !unblocked.includes(_id));
  if (left.length === 0 && !hasMore) return <p className="text-muted">{words.empty}</p>;
  return (
    <>
      <RemovableRows>
        {left.map((person) => (
          <Blocked
            key={person._id}
            person={person}
            words={words}
            onUnblocked={() => setUnblocked((before) => [...before, person._id])}
          />
        ))}
      </RemovableRows>
      {hasMore && <LoadMore state={state} words={words} onMore={() => void loadMore()} />}
    </>
  );
};
