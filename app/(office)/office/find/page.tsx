import { AskForm } from '#components/office/ask-form.tsx';
import { Entries } from '#components/office/facts.tsx';
import { searchOffice } from '#lib/features/office/services/find.ts';
import { cityIn } from '#lib/platform/i18n/place-names.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { drawOffice, officeTitle, type OfficeView } from '#app/_office/draw-office.tsx';
import { bookingEntry } from '#app/_office/office-entries.tsx';

const MIN_LENGTH = 2;
const MAX_LENGTH = 100;

interface FindProps {
  searchParams: Search;
}

const readQuery = async (search: Search): Promise<string> =>
  ((await readParam(search, 'q')) ?? '').trim().slice(0, MAX_LENGTH);

export const generateMetadata = officeTitle('find', ({ searchParams }: FindProps) => readQuery(searchParams));

const Found = async ({ q, view }: { q: string; view: OfficeView }) => {
  const { people, bookings } = (await load(() => searchOffice({ actor: view.actor, query: { q } }))).data;
  const { find, roles } = view.words.office;
  return (
    <>
      <Entries
        title={find.people}
        none={find.none}
        entries={people.map(({ _id, name, userType, city, email, phone }) => ({
          ...{ key: _id, title: name, end: roles[userType], href: officePaths.person(_id) },
          text: [email, phone, cityIn(view.locale, city)].filter(Boolean).join(' · '),
        }))}
      />
      <Entries
        title={find.bookings}
        none={find.none}
        entries={bookings.map((booking) => bookingEntry(booking, view))}
      />
    </>
  );
};

const draw = async (view: OfficeView, search: Search) => {
  const q = await readQuery(search);
  const { find } = view.words.office;
  return (
    <>
      <AskForm
        action={officePaths.find}
        fields={[{ name: 'q', label: find.label, value: q }]}
        submit={find.action}
      />
      {q.length < MIN_LENGTH ? <p className="text-muted">{find.hint}</p> : <Found q={q} view={view} />}
    </>
  );
};

export default function FindPage({ searchParams }: FindProps) {
  return drawOffice({ path: officePaths.find, shown: 'find', draw: (view) => draw(view, searchParams) });
}
