import Link from 'next/link';
import { AskForm } from '#components/office/ask-form.tsx';
import { Entries, type Entry } from '#components/office/facts.tsx';
import { RightActs } from '#components/office/person-acts.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import { hasOtherLead, listAdmins } from '#lib/features/admin/services/admins.ts';
import { listCandidates } from '#lib/features/office/services/candidates.ts';
import { hasRight, type Right } from '#lib/platform/contract/actor.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { officeActWords, type OfficeView } from './draw-office.tsx';

interface AccessProps {
  userId: string;
  right: Right | null;
  /** Why the lead cannot change anything, told before anything is typed. */
  refusal: string | null;
  view: OfficeView;
}

/** The buttons that give, change or remove access to the office, or why there are none. */
export const Access = ({ userId, right, refusal, view: { words } }: AccessProps) =>
  refusal === null ? (
    <RightActs
      userId={userId}
      right={right}
      words={{ acts: words.office.acts, rights: words.office.rights, ...officeActWords(words) }}
    />
  ) : (
    <p role="note" className="rounded-control bg-chip p-3 wrap-anywhere">
      {refusal}
    </p>
  );

const ProfileLink = ({ id, text }: { id: string; text: string }) => (
  <Link
    href={officePaths.person(id)}
    prefetch={false}
    className={cn(buttonVariants({ variant: 'outline', size: 'compact' }), 'self-start')}
  >
    {text}
  </Link>
);

const listEntries = async (view: OfficeView): Promise<Entry[]> => {
  const { office, officePeople } = view.words;
  const isLead = hasRight(view.actor, 'lead');
  const { data } = await load(listAdmins);
  return data.map(({ _id, name, email, can, hasTwoFactor }) => ({
    ...{ key: _id, title: name, end: office.rights[can] },
    text: [email, !hasTwoFactor && office.records.twoFactorOff].filter(Boolean).join(' · '),
    more: (
      <>
        <ProfileLink id={_id} text={officePeople.admins.open} />
        {isLead && (
          <Access
            userId={_id}
            right={can}
            refusal={_id === view.actor.userId ? officePeople.naming.own_account : null}
            view={view}
          />
        )}
      </>
    ),
  }));
};

const Found = async ({ q, view }: { q: string; view: OfficeView }) => {
  const { admins, naming } = view.words.officePeople;
  const { data } = await load(() => listCandidates({ actor: view.actor, query: { q } }));
  const entries = data.map(({ _id, name, email, refusal }) => ({
    ...{ key: _id, title: name, text: email ?? '' },
    more: (
      <>
        <ProfileLink id={_id} text={admins.open} />
        <Access userId={_id} right={null} refusal={refusal && naming[refusal]} view={view} />
      </>
    ),
  }));
  return <Entries title={admins.title} entries={entries} none={admins.none} />;
};

const MIN_LENGTH = 2;

/** The admins with their rights; a lead names further ones here. */
export const AdminsPart = async ({ view, search }: { view: OfficeView; search: Search }) => {
  const { office, officePauses, officePeople } = view.words;
  const isLead = hasRight(view.actor, 'lead');
  const q = ((await readParam(search, 'q')) ?? '').trim().slice(0, 100);
  return (
    <>
      {!(await hasOtherLead(view.actor.userId)) && (
        <p role="note" className="rounded-control bg-chip p-3 wrap-anywhere">
          {officePauses.secondLead}
        </p>
      )}
      {isLead && (
        <>
          <AskForm
            action={officePaths.records}
            hidden={{ show: 'admins' }}
            fields={[{ name: 'q', label: officePeople.admins.label, value: q }]}
            submit={office.find.action}
          />
          {q.length >= MIN_LENGTH && <Found q={q} view={view} />}
        </>
      )}
      <Entries title={office.records.admins} entries={await listEntries(view)} none={office.none} />
    </>
  );
};
