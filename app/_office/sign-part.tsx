import { Entries, type Entry } from '#components/office/facts.tsx';
import { PersonLinks } from '#components/office/person-links.tsx';
import { LookAtSign } from '#components/office/look-at-sign.tsx';
import type { FraudSign } from '#lib/features/office/contracts/signs.ts';
import { readSignsAbout } from '#lib/features/office/services/signs.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { load } from '#app/_request/load.ts';
import { momentIn, officeActWords, type OfficeView } from './draw-office.tsx';

/** A sign's reason in words. */
const reasonFor = ({ kind, people, counts }: FraudSign, { locale, words }: OfficeView): string => {
  const { officeSigns: texts } = words;
  const [one = '', other = ''] = people.map(({ name }) => name || texts.deleted);
  const say = (act: keyof typeof texts.acts): string =>
    fill(plural({ locale, count: counts[act] ?? 0, text: texts.acts[act] }), {
      five: counts.fiveStars ?? 0,
    });
  const done = (['bookings', 'reviews', 'referrals', 'claims'] as const).filter((act) => counts[act]);
  const { percent = 0, norm = 0 } = counts;
  const acts = done.map(say).join(', ');
  return fill(texts.kinds[kind], {
    one,
    other,
    acts,
    claims: say('claims'),
    visits: say('visits'),
    percent,
    norm,
  });
};

const historyFor = ({ newestAt, state, looked }: FraudSign, { locale, words }: OfficeView): string => {
  const { officeSigns: texts } = words;
  const newest = fill(texts.newest, { moment: momentIn(locale, newestAt) });
  if (!looked) return newest;
  const facts = { name: looked.by.name, moment: momentIn(locale, looked.at) };
  return `${newest} ${fill(state === 'open' ? texts.again : texts.lookedAt, facts)}`;
};

export const signEntry = (sign: FraudSign, view: OfficeView): Entry => ({
  key: sign._id,
  title: reasonFor(sign, view),
  text: historyFor(sign, view),
  more: (
    <>
      <PersonLinks people={sign.people} label={view.words.office.queue.person} />
      {sign.state === 'open' && !sign.people.some(({ _id }) => _id === view.actor.userId) && (
        <LookAtSign
          sign={{ _id: sign._id, newestAt: sign.newestAt }}
          words={{ look: view.words.officeSigns.act, ...officeActWords(view.words) }}
        />
      )}
    </>
  ),
});

/** The signs of fraud about a person; nothing without any, or for admins who may not see them. */
export const PersonSigns = async ({ userId, view }: { userId: string; view: OfficeView }) => {
  const signs = await load(() => readSignsAbout(view.actor, userId));
  if (signs.length === 0) return null;
  const { officeSigns: texts, office } = view.words;
  return (
    <>
      <Entries title={texts.title} none={office.none} entries={signs.map((sign) => signEntry(sign, view))} />
      <p className="text-sm text-muted">{texts.hint}</p>
    </>
  );
};
