'use client';

import { Field } from '#components/form/field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import { radii, type WorkerFormProps } from './worker-form-props.ts';
import { TickList } from './tick-list.tsx';

type Props = Pick<WorkerFormProps, 'worker' | 'words'>;

export const PersonalFields = ({ worker, words }: Props) => (
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
      most={1000}
    />
  </>
);

export const RadiusField = ({ worker, words }: Props) => (
  <SelectField name="areaRange" label={words.worker.radius} defaultValue={worker.areaRange ?? ''}>
    <option value="">{words.worker.chooseRadius}</option>
    {radii.map((km) => (
      <option key={km} value={km}>
        {fill(words.worker.kilometres, { km })}
      </option>
    ))}
  </SelectField>
);

export const AreasField = ({ worker, words }: Props) => (
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

export const WorkFields = ({ worker, words, skills, workTypes }: Omit<WorkerFormProps, 'onSaved'>) => (
  <>
    <TickList
      name="skills"
      legend={words.worker.skills}
      hint={words.worker.pickHint}
      options={skills}
      ticked={worker.skills}
    />
    <TickList
      name="workTypes"
      legend={words.worker.workTypes}
      hint={words.worker.pickHint}
      options={workTypes}
      ticked={worker.workTypes}
    />
    <PriceField name="priceRange.min" label={words.worker.minPrice} rupees={worker.priceRange?.min} />
    <PriceField name="priceRange.max" label={words.worker.maxPrice} rupees={worker.priceRange?.max} />
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
