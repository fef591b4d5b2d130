'use client';

import type { ReactNode } from 'react';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { sendWorkerProfile } from '#lib/features/profiles/client/profile-writes.ts';
import { FIRST_PRICE, FIRST_RADIUS_KM, MAX_TICKED } from '#lib/features/profiles/contracts/profile-limits.ts';
import type { WorkerProfileInput } from '#lib/features/profiles/contracts/profiles.ts';
import { radii, type WorkerFormProps } from './worker-form-props.ts';
import { Field } from '#components/form/field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import { useNewLooks } from './new-looks.tsx';
import { TickList } from './tick-list.tsx';
import { useNewest } from './use-newest.ts';

type Props = Pick<WorkerFormProps, 'worker' | 'words'>;

const PersonalFields = ({ worker, words }: Props) => (
  <>
    <Field name="name" label={words.name} defaultValue={worker.name} autoComplete="name" spellCheck={false} />
    <Field
      name="phone"
      label={words.phone}
      lead="+91"
      defaultValue={worker.phone ?? ''}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
    <TextareaField
      name="about"
      label={words.worker.about}
      hint={words.worker.aboutHint}
      defaultValue={worker.about}
      max={1000}
    />
  </>
);

const RadiusField = ({ worker, words }: Props) => (
  <SelectField
    name="areaRange"
    label={words.worker.radius}
    defaultValue={worker.areaRange ?? FIRST_RADIUS_KM}
  >
    <option value="">{words.worker.chooseRadius}</option>
    {radii.map((km) => (
      <option key={km} value={km}>
        {fill(words.worker.kilometres, { km })}
      </option>
    ))}
  </SelectField>
);

const AreasField = ({ worker, words }: Props) => (
  <TextareaField
    name="serviceAreas"
    label={words.worker.serviceAreas}
    hint={words.worker.serviceAreasHint}
    defaultValue={worker.serviceAreas.join('\n')}
  />
);

const PriceField = ({ name, label, rupees }: { name: string; label: string; rupees: number | undefined }) => (
  <Field name={name} label={label} lead="₹" defaultValue={rupees ?? ''} inputMode="decimal" />
);

const WorkFields = ({
  worker,
  words,
  skills,
  workTypes,
}: Omit<WorkerFormProps, 'onSaved' | 'onWait' | 'newLooks'>) => {
  const prices = worker.priceRange ?? { min: FIRST_PRICE, max: FIRST_PRICE };
  const pickHint = fill(words.worker.pickHint, { most: MAX_TICKED });
  return (
    <>
      <TickList
        name="skills"
        legend={words.worker.skills}
        hint={pickHint}
        options={skills}
        ticked={worker.skills}
      />
      <TickList
        name="workTypes"
        legend={words.worker.workTypes}
        hint={pickHint}
        options={workTypes}
        ticked={worker.workTypes}
      />
      <PriceField name="priceRange.min" label={words.worker.minPrice} rupees={prices.min} />
      <PriceField name="priceRange.max" label={words.worker.maxPrice} rupees={prices.max} />
      <PriceField name="hourlyRate" label={words.worker.hourlyRate} rupees={worker.hourlyRate ?? undefined} />
      <Field
        name="experience"
        label={words.worker.experience}
        defaultValue={worker.experience ?? ''}
        inputMode="numeric"
      />
      <TextareaField
        name="certifications"
        label={words.worker.certifications}
        hint={words.worker.certificationsHint}
        defaultValue={worker.certifications.join('\n')}
      />
    </>
  );
};

const Part = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft">
    <h2 id={id} tabIndex={-1} className="text-lg font-semibold outline-none">
      {title}
    </h2>
    {children}
  </section>
);

/** Edits the worker's public profile; `place` renders the address fields. */
export const WorkerForm = ({
  onSaved,
  onWait,
  place,
  newLooks,
  ...props
}: WorkerFormProps & { place: ReactNode }) => {
  const { words, worker } = props;
  const { ask, sheet } = useNewLooks(newLooks);
  const fromNewest = useNewest(worker.versions.trade);
  const loadSchema = () =>
    import('#lib/features/profiles/contracts/worker-form.ts').then(({ workerForm }) =>
      workerForm(worker.address),
    );
  const send = async ({ areaRange, availability: _, ...body }: WorkerProfileInput) => {
    if (body.name !== undefined && body.name !== worker.name && !(await ask())) return 'stayed' as const;
    const radius = radii.find((km) => km === areaRange) ?? null;
    const saved = fromNewest((madeFrom) =>
      sendWorkerProfile({ ...body, areaRange: radius, madeFrom }, words.edit),
    );
    if (await sendOrWait(saved)) onSaved();
    else onWait();
    return 'left' as const;
  };
  const { pinCode = '', city = '', state = '' } = worker.address;
  return (
    <Form schema={loadSchema} defaults={{ address: { pinCode, city, state } }} onSend={send} mayStayBlank>
      <Part id="profile-form" title={words.worker.personal}>
        <PersonalFields {...props} />
      </Part>
      <Part title={words.worker.location}>
        {place}
        <RadiusField {...props} />
        <AreasField {...props} />
      </Part>
      <Part title={words.worker.work}>
        <WorkFields {...props} />
      </Part>
      <FormError />
      <SubmitButton busy={words.saving}>{words.save}</SubmitButton>
      {sheet}
    </Form>
  );
};
