'use client';

import type { ReactNode } from 'react';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { updateWorkerProfileCall } from '#lib/features/profiles/contracts/profiles.calls.ts';
import type { WorkerProfileInput } from '#lib/features/profiles/contracts/profiles.ts';
import { AreasField, PersonalFields, RadiusField, WorkFields } from './worker-fields.tsx';
import { radii, type WorkerFormProps } from './worker-form-props.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft">
    <h2 className="text-lg font-semibold">{title}</h2>
    {children}
  </section>
);

/** What customers will know of a worker, to be written; `place` asks for PIN, city and state. */
export const WorkerForm = ({ onSaved, place, ...props }: WorkerFormProps & { place: ReactNode }) => {
  const { words, worker } = props;
  const loadSchema = () =>
    import('#lib/features/profiles/contracts/worker-form.ts').then(({ workerForm }) =>
      workerForm(worker.address),
    );
  const send = async ({ areaRange, availability: _, ...body }: WorkerProfileInput) => {
    const radius = radii.find((km) => km === areaRange) ?? null;
    await api(updateWorkerProfileCall, { body: { ...body, areaRange: radius } });
    onSaved();
    return 'left' as const;
  };
  const { pinCode = '', city = '', state = '' } = worker.address;
  return (
    <Form schema={loadSchema} defaults={{ address: { pinCode, city, state } }} onSend={send}>
      <Part title={words.worker.personal}>
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
    </Form>
  );
};
