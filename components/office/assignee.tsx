'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Assignee as Admin } from '#lib/features/admin/contracts/ticket-desk.ts';
import type { officeTickets } from '#lib/features/office/texts/office-tickets.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Named } from '#lib/platform/contract/admin-list.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { Acts, onTicketChanged, useAct, type Act, type ActsProps, type ActsWords } from './acts.tsx';

interface AssigneeWords extends ActsWords {
  readonly tickets: typeof officeTickets;
}

interface AssigneeProps {
  ticketId: string;
  assignee: Named | null;
  readerId: string;
  mayAct: boolean;
  /** The admins it can be handed to; without them it can only be taken and given back. */
  admins?: readonly Admin[];
  words: AssigneeWords;
  onAssigned?(assignee: Named | null): void;
  /** Without it, the page is read again when the ticket has changed. */
  onRefused?: ActsProps['onRefused'];
}

const toText = (assignee: Named | null, readerId: string, words: typeof officeTickets): string => {
  if (!assignee) return words.nobody;
  return assignee._id === readerId ? words.you : fill(words.other, { name: assignee.name || words.gone });
};

type Assign = (assigneeId: string | null, reason?: string) => Promise<void>;

/** Acts that take a reason: it is another admin's ticket, or becomes one. */
const actsFor = (
  { admins = [], readerId, words: { tickets } }: AssigneeProps,
  assignee: Named | null,
  assign: Assign,
): readonly Act[] => {
  const others = admins.filter(({ _id }) => _id !== readerId && _id !== assignee?._id);
  const isAnothers = assignee !== null && assignee._id !== readerId;
  return [
    ...(isAnothers
      ? [{ key: 'takeOver', words: tickets.takeOver, send: (reason: string) => assign(readerId, reason) }]
      : []),
    ...(others.length > 0
      ? [
          {
            ...{ key: 'hand', words: tickets.hand },
            choices: [
              {
                ...{ name: 'to', label: tickets.to, placeholder: tickets.choose },
                options: others.map(({ _id, name }) => ({ value: _id, label: name })),
              },
            ],
            send: (reason: string, chosen: Readonly<Record<string, string>>) =>
              assign(chosen['to'] ?? null, reason),
          },
        ]
      : []),
  ];
};

/** Who looks after a ticket, and the buttons that change it. */
export const Assignee = (props: AssigneeProps) => {
  const { ticketId, readerId, mayAct, admins, words } = props;
  const { tickets } = words;
  const router = useRouter();
  const [assignee, setAssignee] = useState(props.assignee);
  const [known, setKnown] = useState(props.assignee);
  // The page was read again. Starting over would drop what is being typed.
  if (known?._id !== props.assignee?._id) {
    setKnown(props.assignee);
    setAssignee(props.assignee);
  }
  const [chosen, setChosen] = useState<number | null>(null);
  const onRefused = props.onRefused ?? onTicketChanged(() => router.refresh());
  const { isBusy, run } = useAct(words.errors, onRefused);
  const assign: Assign = async (assigneeId, reason) => {
    const body = { assigneeId, from: assignee?._id ?? null, ...(reason !== undefined && { reason }) };
    const { data } = await api('PUT /admin/tickets/{id}/assignee', { params: { id: ticketId }, body });
    setAssignee(data.assignee);
    props.onAssigned?.(data.assignee);
  };
  const acts = actsFor(props, assignee, assign);
  const isOwn = assignee?._id === readerId;
  const change = (): void => {
    const to = isOwn ? null : readerId;
    void run(() => assign(to), to === null ? tickets.released : tickets.taken);
  };
  const done = (): void => {
    setChosen(null);
    router.refresh();
  };
  return (
    <div className="flex max-w-2xl flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="font-medium wrap-anywhere">{toText(assignee, readerId, tickets)}</p>
        {mayAct && (isOwn || assignee === null) && (
          <Button variant="outline" size="compact" aria-busy={isBusy} isHeld={isBusy} onClick={change}>
            {isOwn ? tickets.release : tickets.take}
          </Button>
        )}
      </div>
      {mayAct && admins && acts.length > 0 && (
        <Acts {...{ acts, words, chosen, onRefused }} isSecondary onChoose={setChosen} onDone={done} />
      )}
      {mayAct && admins?.length === 1 && <p className="text-sm text-muted">{tickets.alone}</p>}
    </div>
  );
};
