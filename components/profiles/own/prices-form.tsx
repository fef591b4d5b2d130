'use client';

import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { setServicePricesCall } from '#lib/features/profiles/contracts/profiles.calls.ts';
import type { ServicePricesBody } from '#lib/features/profiles/contracts/service-prices.ts';
import type { priceList } from '#lib/features/profiles/texts/profiles.en.ts';

/** A service with what is said of its price. */
export interface PriceLine {
  readonly serviceId: string;
  readonly name: string;
  /** In rupees; '' without a price of one's own. */
  readonly rupees: string;
  /** What it costs without one, and why a former one does not count. */
  readonly hint: string;
}

export interface PricesFormProps {
  lines: readonly PriceLine[];
  words: typeof priceList;
  onClose(isSaved: boolean): void;
}

/** What a worker asks for each service, in rupees; an empty field leaves it to the hour. */
export const PricesForm = ({ lines, words, onClose }: PricesFormProps) => {
  const loadSchema = () =>
    import('#lib/features/profiles/contracts/service-prices-form.ts').then(({ servicePricesForm }) =>
      servicePricesForm(lines.map(({ serviceId }) => serviceId)),
    );
  const send = async (body: ServicePricesBody) => {
    await api(setServicePricesCall, { body });
    notify({ title: words.done, variant: 'success' });
    onClose(true);
    return 'left' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send} failure={words.failed}>
      <section className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft">
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="text-sm text-muted">{words.hint}</p>
        {lines.map(({ serviceId, name, rupees, hint }, at) => (
          <Field
            key={serviceId}
            name={`prices.${at}.pricePaise`}
            label={name}
            hint={hint}
            lead="₹"
            defaultValue={rupees}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <FormError />
        <SubmitButton busy={words.saving}>{words.save}</SubmitButton>
        <Button variant="ghost" size="block" onClick={() => onClose(false)}>
          {words.cancel}
        </Button>
      </section>
    </Form>
  );
};
