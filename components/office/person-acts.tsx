'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import * as calls from '#lib/features/office/contracts/office.calls.ts';
import type { OfficePerson } from '#lib/features/office/contracts/office.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import type { PauseReason } from '#lib/features/people/contracts/pauses.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Right } from '#lib/platform/contract/actor.ts';
import { Acts, type Act, type ActsWords } from './acts.tsx';

interface PauseWords extends Pick<typeof office, 'acts' | 'pause'> {
  readonly reasons: Readonly<Record<PauseReason, string>>;
}

const DAY_MS = 86_400_000;
const spans = { week: 7, month: 30, quarter: 90, open: null } as const;
const spanNames = ['week', 'month', 'quarter', 'open'] as const;
const reasonNames: readonly PauseReason[] = [
  'behaviour',
  'safety',
  'absence',
  'false_details',
  'money',
  'spam',
  'other',
];

const endOf = (chosen: string | undefined): string | undefined => {
  const days = spans[spanNames.find((name) => name === chosen) ?? 'open'];
  return days === null ? undefined : new Date(Date.now() + days * DAY_MS).toISOString();
};

/** Pauses the account, or lifts its pause. */
const pauseActOf = (
  { _id, suspendedAt }: PersonActsProps['user'],
  { acts, pause, reasons }: PauseWords,
): Act => {
  const params = { id: _id };
  if (suspendedAt !== null)
    return {
      key: 'unpause',
      words: acts.unpause,
      send: (evidence) => api(calls.pauseCall, { params, body: { reason: null, evidence } }),
    };
  const choices = [
    {
      ...{ name: 'reason', label: pause.reason },
      options: reasonNames.map((value) => ({ value, label: reasons[value] })),
    },
    {
      ...{ name: 'span', label: pause.span },
      options: spanNames.map((value) => ({ value, label: pause.spans[value] })),
    },
  ];
  return {
    ...{ key: 'pause', words: acts.pause, isGrave: true, choices },
    send: (evidence, { reason: chosen, span }) => {
      const reason = reasonNames.find((one) => one === chosen) ?? 'other';
      const until = endOf(span);
      return api(calls.pauseCall, { params, body: { reason, evidence, ...(until && { until }) } });
    },
  };
};

interface PersonActsProps {
  user: Pick<OfficePerson['user'], '_id' | 'userType' | 'verifiedAt' | 'suspendedAt'>;
  /** What the reader may do. */
  can: Right;
  words: ActsWords & PauseWords;
}

const actsOf = ({ user, can, words: { acts, pause, reasons } }: PersonActsProps): Act[] => {
  const params = { id: user._id };
  const verified = user.verifiedAt === null;
  const verify: Act = {
    key: 'verify',
    words: verified ? acts.verify : acts.unverify,
    send: (reason) => api(calls.verifyCall, { params, body: { verified, reason } }),
  };
  return [
    ...(user.userType === 'worker' && can !== 'reader' ? [verify] : []),
    ...(can === 'lead' ? [pauseActOf(user, { acts, pause, reasons })] : []),
  ];
};

/** What an admin decides on a person, as far as the right reaches. */
export const PersonActs = (props: PersonActsProps) => {
  const router = useRouter();
  const [chosen, setChosen] = useState<number | null>(null);
  const done = (): void => {
    setChosen(null);
    router.refresh();
  };
  return <Acts acts={actsOf(props)} words={props.words} chosen={chosen} onChoose={setChosen} onDone={done} />;
};

interface RightActsProps {
  userId: string;
  /** What the person may now; null: no admin. */
  right: Right | null;
  words: ActsWords & Pick<typeof office, 'acts' | 'rights'>;
}

const everyRight: readonly Right[] = ['reader', 'agent', 'lead'];

/** Names an admin, changes what one may, or takes it away. */
export const RightActs = ({ userId, right, words }: RightActsProps) => {
  const router = useRouter();
  const [chosen, setChosen] = useState<number | null>(null);
  const params = { id: userId };
  const give = (can: Right): Act => ({
    key: can,
    words: { ...words.acts.setRight, label: words.rights[can] },
    send: (reason) => api(calls.setRightCall, { params, body: { can, reason } }),
  });
  const remove: Act = {
    key: 'remove',
    words: words.acts.removeAdmin,
    isGrave: true,
    send: (reason) => api(calls.setRightCall, { params, body: { can: null, reason } }),
  };
  const acts = [...everyRight.filter((can) => can !== right).map(give), ...(right ? [remove] : [])];
  const done = (): void => {
    setChosen(null);
    router.refresh();
  };
  return <Acts acts={acts} words={words} chosen={chosen} onChoose={setChosen} onDone={done} />;
};
