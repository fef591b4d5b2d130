'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { OfficePerson } from '#lib/features/office/contracts/office.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import type { officePauses } from '#lib/features/office/texts/office-pauses.en.ts';
import type { PauseReason, PauseUrgency } from '#lib/features/people/contracts/pauses.ts';
import { NOTICE_DAYS } from '#lib/features/people/rules/pause-rules.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Right } from '#lib/platform/contract/actor.ts';
import type { officeCodes } from '#lib/features/office/texts/office-codes.en.ts';
import { Acts, type Act, type ActsWords } from './acts.tsx';
import { verifyAct } from './verify-act.ts';

interface PauseWords extends Pick<typeof office, 'acts' | 'pause'> {
  readonly pauses: typeof officePauses;
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

const startNames = ['notice', 'danger', 'fraud'] as const;

const toUrgency = (start: string | undefined): PauseUrgency | undefined =>
  start === 'danger' || start === 'fraud' ? start : undefined;

/** Counted from the start of the pause. */
const toPauseEnd = (chosen: string | undefined, urgency: PauseUrgency | undefined): string | undefined => {
  const days = spans[spanNames.find((name) => name === chosen) ?? 'open'];
  const notice = urgency ? 0 : NOTICE_DAYS;
  return days === null ? undefined : new Date(Date.now() + (notice + days) * DAY_MS).toISOString();
};

const buildPauseAct = (
  { _id, isPaused, isOnlyLead }: PersonActsProps['user'],
  { acts, pause, pauses, reasons }: PauseWords,
): Act => {
  const params = { id: _id };
  if (isPaused)
    return {
      key: 'unpause',
      words: acts.unpause,
      send: (evidence) => api('PUT /admin/users/{id}/pause', { params, body: { reason: null, evidence } }),
    };
  const choices = [
    {
      ...{ name: 'reason', label: pause.reason },
      options: reasonNames.map((value) => ({ value, label: reasons[value] })),
    },
    {
      ...{ name: 'start', label: pauses.when },
      options: startNames.map((value) => ({ value, label: pauses.start[value] })),
    },
    {
      ...{ name: 'span', label: pause.span },
      options: spanNames.map((value) => ({ value, label: pause.spans[value] })),
    },
  ];
  return {
    ...{ key: 'pause', words: acts.pause, isGrave: true, choices },
    warnings: [...(isOnlyLead ? [pauses.onlyLead] : []), pauses.warning],
    send: (evidence, { reason: chosen, start, span }) => {
      const reason = reasonNames.find((one) => one === chosen) ?? 'other';
      const urgency = toUrgency(start);
      const until = toPauseEnd(span, urgency);
      const body = { reason, evidence, ...(urgency && { urgency }), ...(until && { until }) };
      return api('PUT /admin/users/{id}/pause', { params, body });
    },
  };
};

interface PersonActsProps {
  user: Pick<OfficePerson['user'], '_id' | 'userType' | 'verifiedAt'> &
    Pick<OfficePerson, 'seen'> & {
      readonly isPaused: boolean;
      readonly pausing: OfficePerson['refusals']['pausing'];
      /** No other lead could decide an appeal. */
      readonly isOnlyLead: boolean;
    };
  can: Right;
  words: ActsWords & PauseWords & { readonly check: (typeof officeCodes)['verify'] };
}

const buildActs = ({ user, can, words: { acts, check, pause, pauses, reasons } }: PersonActsProps): Act[] => {
  const params = { id: user._id };
  const unverify: Act = {
    key: 'unverify',
    words: acts.unverify,
    send: (reason) =>
      api('PUT /admin/users/{id}/verification', { params, body: { verified: false, reason } }),
  };
  const verify =
    user.verifiedAt === null ? verifyAct(user._id, user.seen, { act: acts.verify, ...check }) : unverify;
  return [
    ...(user.userType === 'worker' && can !== 'reader' ? [verify] : []),
    ...(can === 'lead' && (user.isPaused || user.pausing === null)
      ? [buildPauseAct(user, { acts, pause, pauses, reasons })]
      : []),
  ];
};

/** An admin's actions on a person, as far as their right allows. */
export const PersonActs = (props: PersonActsProps) => {
  const router = useRouter();
  const [chosen, setChosen] = useState<number | null>(null);
  const done = (): void => {
    setChosen(null);
    router.refresh();
  };
  return (
    <Acts acts={buildActs(props)} words={props.words} chosen={chosen} onChoose={setChosen} onDone={done} />
  );
};

interface RightActsProps {
  userId: string;
  /** The person's current right; null when they are no admin. */
  right: Right | null;
  words: ActsWords & Pick<typeof office, 'acts' | 'rights'>;
}

const everyRight: readonly Right[] = ['reader', 'agent', 'lead'];

/** Names an admin, changes their right or removes it. */
export const RightActs = ({ userId, right, words }: RightActsProps) => {
  const router = useRouter();
  const [chosen, setChosen] = useState<number | null>(null);
  const params = { id: userId };
  const give = (can: Right): Act => ({
    key: can,
    words: { ...words.acts.setRight, label: words.rights[can] },
    send: (reason) => api('PUT /admin/admins/{id}', { params, body: { can, reason } }),
  });
  const remove: Act = {
    key: 'remove',
    words: words.acts.removeAdmin,
    isGrave: true,
    send: (reason) => api('PUT /admin/admins/{id}', { params, body: { can: null, reason } }),
  };
  const acts = [...everyRight.filter((can) => can !== right).map(give), ...(right ? [remove] : [])];
  const done = (): void => {
    setChosen(null);
    router.refresh();
  };
  return <Acts acts={acts} words={words} chosen={chosen} onChoose={setChosen} onDone={done} />;
};
