'use client';

import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { FormWordsProvider, type FormWords } from '#components/form/form-words.tsx';
import { Form } from '#components/form/form.tsx';
import { RadioField } from '#components/form/radio-field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { notify } from '#components/ui/notify.ts';
import { Section } from './section.tsx';

const loadSchema = () => import('#lib/platform/contract/sample.ts').then(({ sampleBody }) => sampleBody);

const reasons = [
  { value: 'late', label: 'Nobody came', hint: 'You get a full refund.' },
  { value: 'price', label: 'The price was different' },
  { value: 'other', label: 'Something else', isDisabled: true },
];

const SampleFields = () => (
  <>
    <Field name="name" label="Full name" autoComplete="name" />
    <SelectField name="city" label="City" hint="Where the work is.">
      <option value="">Choose one</option>
      <option value="lucknow">Lucknow</option>
      <option value="mysuru">Mysuru</option>
    </SelectField>
    <TextareaField name="message" label="Message" hint="What should we know?" max={20} />
    <RadioField name="reason" label="Reason" options={reasons} />
    <CheckboxField name="agreed" label="I agree to the terms" hint="You can take this back." />
  </>
);

/** Every kind of form field, in a form that validates but sends nothing. */
export const Questions = ({ words }: { words: FormWords }) => {
  const send = async () => {
    notify({ title: 'Form sent', variant: 'success' });
    return 'stayed' as const;
  };
  return (
    <Section name="questions" title="Form fields">
      <FormWordsProvider words={words}>
        <Form schema={loadSchema} onSend={send} failure="That did not work">
          <SampleFields />
          <FormError />
          <SubmitButton busy="Sending…">Send</SubmitButton>
        </Form>
      </FormWordsProvider>
    </Section>
  );
};
