import type { Metadata } from 'next';
import { PageShell } from '#components/shell/page-shell.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { openDesign } from '#lib/platform/config/require-development.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-locale.ts';
import { Booking } from './booking.tsx';
import { Filters } from './filters.tsx';
import { Lists } from './lists.tsx';
import { Buttons, Marks } from './marks.tsx';
import { Pictures } from './pictures.tsx';
import { Questions } from './questions.tsx';
import { Sheets } from './sheets.tsx';
import { Empties, Failures } from './states.tsx';

export const metadata: Metadata = { title: 'Parts' };

/** Every part of our screens in every state, for those who build them. */
export default async function DesignPage() {
  const [locale] = await Promise.all([readLocale(), load(openDesign)]);
  const { form, errors, fields } = messages(locale);
  return (
    <PageShell title="Parts of the screens">
      <div lang="en" className="flex flex-col gap-4">
        <Sheets />
        <Buttons />
        <Marks />
        <Filters />
        <Booking />
        <Lists />
        <Questions words={{ form, errors, fields }} />
        <Pictures />
        <Empties />
        <Failures />
      </div>
    </PageShell>
  );
}
