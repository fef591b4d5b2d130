'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import * as calls from '#lib/features/office/contracts/office.calls.ts';
import type { OfficePerson } from '#lib/features/office/contracts/office.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Right } from '#lib/platform/contract/actor.ts';
import { Acts, type Act, type ActsWords } from './acts.tsx';

interface PersonActsProps {
  user: Pick<OfficePerson['user'], '_id' | 'userType' | 'verifiedAt' | 'suspendedAt'>;
  /** What the reader may do. */
  can: Right;
  words: ActsWords & Pick<typeof office, 'acts'>;
}

const actsOf = ({ user, can, words: { acts } }: PersonActsProps): Act[] => {
  const params = { id: user._id };
  const verified = user.verifiedAt === null;
  const suspended = user.suspendedAt === null;
  const verify: Act = {
    key: 'verify',
    words: verified ? acts.verify : acts.unverify,
    send: (reason) => api(calls.verifyCall, { params, body: { verified, reason } }),
  };
  const suspend: Act = {
    key: 'suspend',
    words: suspended ? acts.suspend : acts.unsuspend,
    isGrave: suspended,
    send: (reason) => api(calls.suspendCall, { params, body: { suspended, reason } }),
  };
  return [
    ...(user.userType === 'worker' && can !== 'reader' ? [verify] : []),
    ...(can === 'lead' ? [suspend] : []),
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
