'use client';

import { useState } from 'react';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import { Button } from '#components/ui/button.tsx';
import type { ContactPageState } from '#lib/features/accounts/rules/trusted-contacts.ts';
import type { trustedContacts } from '#lib/features/accounts/texts/trusted-contacts.en.ts';
import { api } from '#lib/platform/browser/api.ts';

type Words = Omit<(typeof trustedContacts)['page'], 'visit'> & ActionWords;

const textsOf = (state: ContactPageState, words: Words): [title: string, hint: string] => {
  switch (state) {
    case 'asked':
      return [words.question, words.questionHint];
    case 'agreed':
      return [words.on, words.onHint];
    case 'refused':
      return [words.off, words.offHint];
    case 'removed':
      return [words.gone, words.goneHint];
  }
};

interface ContactAnswerProps {
  token: string;
  first: ContactPageState;
  /** False once the owner has removed the contact. */
  canAgree: boolean;
  words: Words;
}

/** The contact's answer takes a tap: programs that show SMS open links, too. */
export const ContactAnswer = ({ token, first, canAgree, words }: ContactAnswerProps) => {
  const [state, setState] = useState(first);
  const { isBusy, run } = useAction(words);
  const answer = (agrees: boolean): void =>
    void run(async () => {
      const { data } = await api('PUT /users/contacts/answer', { body: { token, agrees } });
      setState(data.state);
    });
  const [title, hint] = textsOf(state, words);
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 shadow-soft">
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-xl leading-tight font-bold wrap-anywhere">{title}</h1>
        <p className="wrap-anywhere">{hint}</p>
      </div>
      {canAgree && state !== 'agreed' && (
        <Button size="block" isHeld={isBusy} aria-busy={isBusy} onClick={() => answer(true)}>
          {words.yes}
        </Button>
      )}
      {state !== 'refused' && (
        <Button
          variant="outline"
          size="block"
          isHeld={isBusy}
          aria-busy={isBusy}
          onClick={() => answer(false)}
        >
          {state === 'agreed' ? words.stop : words.no}
        </Button>
      )}
      <noscript>
        <p className="text-sm text-muted">{words.browser}</p>
      </noscript>
    </section>
  );
};
