'use client';

import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { sendServicePrices } from '#lib/features/profiles/client/profile-writes.ts';
import type { ServicePricesBody } from '#lib/features/profiles/contracts/service-prices.ts';
import type { priceList } from '#lib/features/profiles/texts/profiles.en.ts';
import { useNewest } from './use-newest.ts';

/** A service with a note about its price. */
export interface PriceLine {
  readonly serviceId: string;
  readonly name: string;
  /** In rupees; '' without an own price. */
  readonly rupees: string;
  /** The price without an own one, and why a former one no longer counts. */
  readonly hint: string;
}

export interface PricesFormProps {
  lines: readonly PriceLine[];
  /** The state of the prices that the form shows. */
  madeFrom: string;
  words: typeof priceList;
  onClose(isSaved: boolean): void;
}

/** Sets a price per service in rupees; an empty field uses the hourly rate. */
export const PricesForm = ({ lines, madeFrom, words, onClose }: PricesFormProps) => {
  const fromNewest = useNewest(madeFrom);
  const loadSchema = () =>
    import('#lib/features/profiles/contracts/service-prices-form.ts').then(({ servicePricesForm }) =>
      servicePricesForm(lines.map(({ serviceId }) => serviceId)),
    );
  const send = async (body: ServicePricesBody) => {
    const saved = fromNewest((version) => sendServicePrices({ ...body, madeFrom: version }, words.edit));
    const isSaved = (await sendOrWait(saved)) !== null;
    if (isSaved) notify({ title: words.done, variant: 'success' });
    onClose(isSaved);
    return 'left' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send} failure={words.failed} mayStayBlank>
      <section className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft">
        <h2 id="prices-form" tabIndex={-1} className="text-lg font-semibold outline-none">
          {words.title}
        </h2>
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
