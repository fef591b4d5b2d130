'use client';

import { useRouter } from 'next/navigation';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useFormWords } from '#components/form/form-words.tsx';
import { toFieldText } from '#components/form/to-text.ts';
import { PictureTiles } from '#components/page/picture-tiles.tsx';
import { shrinkPhoto } from '#components/page/shrink-photo.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { EditableService } from '#lib/features/catalogue/contracts/jobs.ts';
import type { officeServices } from '#lib/features/office/texts/office-services.en.ts';
import type { officeLists } from '#lib/features/office/texts/office-lists.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { languageNames } from '#lib/platform/i18n/language-names.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { Refused, useAct, type ActsWords } from './acts.tsx';
import { readReason } from './reason-field.tsx';
import { findExtraLines, readServiceDraft, toFormField } from './service-draft.ts';

const locales: readonly Locale[] = ['en', 'hi', 'kn', 'ta', 'te'];
const MAX_PICTURES = 8;

type Faults = Readonly<Record<string, string>>;
type Words = ActsWords & { services: typeof officeServices; lists: typeof officeLists };

interface FieldProps {
  name: string;
  label: string;
  faults: Faults;
  hint?: string;
  children(attributes: {
    id: string;
    name: string;
    'aria-invalid'?: true;
    'aria-describedby': string;
  }): ReactNode;
}

const Field = ({ name, label, faults, hint, children }: FieldProps) => {
  const id = useId();
  const fault = faults[name];
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children({ id, name, ...(fault && { 'aria-invalid': true }), 'aria-describedby': `${id}-help` })}
      <p
        id={`${id}-help`}
        role={fault ? 'alert' : undefined}
        className={fault ? 'text-sm text-danger' : 'text-sm text-muted'}
      >
        {fault ?? hint}
      </p>
    </div>
  );
};

const textIn = (service: EditableService | null, field: string, locale: Locale): string => {
  if (!service) return '';
  if (field === 'title') return (locale === 'en' ? service.title : service.titles[locale]) ?? '';
  if (field === 'description')
    return (locale === 'en' ? service.description : service.descriptions[locale]) ?? '';
  if (field === 'searchWords') return (service.searchWords[locale] ?? []).join('\n');
  const lines = field === 'includes' ? service.includes : service.excludes;
  return lines.map(({ text, texts }) => (locale === 'en' ? text : (texts[locale] ?? ''))).join('\n');
};

const longFields = ['description', 'includes', 'excludes', 'searchWords'] as const;

interface LanguageProps {
  locale: Locale;
  service: EditableService | null;
  faults: Faults;
  words: Words;
}

/** The fields of a service in one language; the other languages are collapsed. */
const Language = ({ locale, service, faults, words: { services } }: LanguageProps) => {
  const hasFault = Object.keys(faults).some((name) => name.endsWith(`.${locale}`));
  return (
    <details
      // Opened again when a fault is inside; closed fields cannot take the focus.
      key={String(hasFault)}
      open={locale === 'en' || hasFault}
      className="rounded-card border border-line bg-card shadow-soft"
    >
      <summary lang={locale} className="min-h-12 cursor-pointer px-4 py-3 font-semibold">
        {languageNames[locale]}
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <Field name={`title.${locale}`} label={services.title} faults={faults}>
          {(attributes) => (
            <Input
              {...attributes}
              lang={locale}
              defaultValue={textIn(service, 'title', locale)}
              autoComplete="off"
            />
          )}
        </Field>
        {longFields.map((field) => (
          <Field
            key={field}
            name={`${field}.${locale}`}
            label={services[field]}
            hint={field === 'description' ? undefined : services.onePerLine}
            faults={faults}
          >
            {(attributes) => (
              <Textarea {...attributes} lang={locale} defaultValue={textIn(service, field, locale)} />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
};

interface FormProps {
  service: EditableService | null;
  trades: readonly { readonly _id: string; readonly name: string }[];
  words: Words;
}

/** The pictures of a service, uploaded as they are chosen. */
const usePictures = (initial: EditableService['pictures'], errors: Words['errors']) => {
  const [pictures, setPictures] = useState(initial);
  const { isBusy, run } = useAct(errors);
  const add = (file: File): void =>
    void run(async () => {
      const { data } = await api('POST /uploads', { file: { file: await shrinkPhoto(file) } });
      setPictures((before) => [...before, data]);
    }, null);
  const remove = (key: string): void => setPictures((before) => before.filter((one) => one.key !== key));
  return { pictures, isBusy, add, remove };
};

const send = async (service: EditableService | null, data: FormData, image: string[]): Promise<void> => {
  const body = readServiceDraft(data, image);
  if (service) {
    await api('PUT /admin/job/{id}', { params: { id: service._id }, body });
    return;
  }
  // Adding an existing title changes nothing, so say so.
  if (!(await api('POST /admin/job', { body })).isNew) throw new Refused('name_taken');
};

/** Sends the form, and shows each fault at its field. */
const useServiceForm = ({ service, words }: FormProps, image: string[]) => {
  const formWords = useFormWords();
  const router = useRouter();
  const [faults, setFaults] = useState<Faults>({});
  const { isBusy, run } = useAct(words.errors);
  const take = (error: unknown): never => {
    if (error instanceof ApiError)
      setFaults(
        Object.fromEntries(
          error.errors.map((fault) => [toFormField(fault.field), toFieldText(formWords, fault)]),
        ),
      );
    if (error instanceof Refused) setFaults({ 'title.en': formWords.fields.name_taken });
    throw error;
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const extra = findExtraLines(data);
    const found: Faults = {
      ...(extra !== null && { [extra]: words.services.extraLines }),
      ...(readReason(form) === '' && { reason: words.act.missing }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0 || isBusy) return;
    const saved = { title: words.lists.saved, isLeaving: true };
    if (!(await run(() => send(service, data, image).catch(take), saved))) return;
    router.push(officePaths.recordsOf('services'));
    router.refresh();
  };
  return { faults, isBusy, submit };
};

const Basics = ({ service, trades, faults, words: { services, lists } }: FormProps & { faults: Faults }) => (
  <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
    <div className="grid gap-3 sm:grid-cols-2">
      <Field name="price" label={lists.price} faults={faults}>
        {(attributes) => <Input {...attributes} inputMode="decimal" defaultValue={service?.price ?? ''} />}
      </Field>
      <Field name="durationMinutes" label={services.duration} hint={services.durationHint} faults={faults}>
        {(attributes) => (
          <Input {...attributes} inputMode="numeric" defaultValue={service?.durationMinutes ?? 60} />
        )}
      </Field>
    </div>
    <fieldset>
      <legend className="text-sm font-medium">{services.trades}</legend>
      <p className="text-sm text-muted">{services.tradesHint}</p>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {trades.map(({ _id, name }) => (
          <Checkbox
            key={_id}
            name="requiredSkills"
            value={_id}
            label={name}
            defaultChecked={service?.requiredSkills.some((skill) => skill._id === _id)}
          />
        ))}
      </div>
    </fieldset>
  </div>
);

/** The full editor of a service: words in five languages, price, duration, trades and pictures. */
export const ServiceForm = (props: FormProps) => {
  const { service, words } = props;
  const { services, lists, act } = words;
  const router = useRouter();
  const chosen = usePictures(service?.pictures ?? [], words.errors);
  const { faults, isBusy, submit } = useServiceForm(
    props,
    chosen.pictures.map(({ key }) => key),
  );
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex max-w-4xl flex-col gap-4">
      <h2 className="text-lg font-semibold">
        {service ? fill(lists.edit, { name: service.title }) : services.add}
      </h2>
      <Basics {...props} faults={faults} />
      {locales.map((locale) => (
        <Language key={locale} locale={locale} service={service} faults={faults} words={words} />
      ))}
      <div>
        <p className="text-sm font-medium">{services.pictures}</p>
        <PictureTiles
          pictures={chosen.pictures}
          limit={MAX_PICTURES}
          isBusy={chosen.isBusy}
          sizeClass="size-24"
          words={services.picture}
          onAdd={chosen.add}
          onRemove={chosen.remove}
        />
      </div>
      <Field name="reason" label={lists.reason} faults={faults}>
        {(attributes) => <Input {...attributes} maxLength={300} autoComplete="off" />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-busy={isBusy}>
          {lists.save}
        </Button>
        <Button variant="outline" onClick={() => router.push(officePaths.recordsOf('services'))}>
          {act.cancel}
        </Button>
      </div>
    </form>
  );
};
