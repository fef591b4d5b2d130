import { FormWordsProvider } from '#components/form/form-words.tsx';
import { Moves } from '#components/office/moves.tsx';
import { RemoveService } from '#components/office/remove-service.tsx';
import { ServiceForm } from '#components/office/service-form.tsx';
import { readServiceEditor } from '#lib/features/catalogue/services/service-editor.ts';
import { listServices } from '#lib/features/catalogue/services/jobs.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { load } from '#app/_request/load.ts';
import { officeActWords, type OfficeView } from './draw-office.tsx';

/** The editor of one service; `new` adds one. */
export const ServicePart = async ({ id, view }: { id: string; view: OfficeView }) => {
  const isNew = id === 'new';
  const [{ service, trades }, { data }] = await Promise.all([
    load(() => readServiceEditor(isNew ? null : id)),
    load(() => listServices()),
  ]);
  const { form, errors, fields, officeLists, officeServices } = view.words;
  const words = { services: officeServices, lists: officeLists, ...officeActWords(view.words) };
  const ids = data.map(({ _id }) => _id);
  return (
    <FormWordsProvider words={{ form, errors, fields }}>
      <ServiceForm
        service={service}
        trades={trades.map((trade) => ({ _id: trade._id, name: nameIn(view.locale, trade) }))}
        words={words}
      />
      {service && (
        <div className="flex max-w-4xl flex-col gap-3">
          <Moves list="services" ids={ids} at={ids.indexOf(service._id)} words={words} />
          <RemoveService id={service._id} words={words} />
        </div>
      )}
    </FormWordsProvider>
  );
};
