'use client';

import { Clock, IndianRupee } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { Button } from '#components/ui/button.tsx';
import type { HoursFormProps } from './hours-form.tsx';
import type { PricesFormProps } from './prices-form.tsx';

/** What the form of a card is given by the page; the children are what is to be read. */
type CardProps<FormProps> = Omit<FormProps, 'onClose'> & { children: ReactNode };

const loadHours = () => import('./hours-form.tsx').then(({ HoursForm }) => HoursForm);
const loadPrices = () => import('./prices-form.tsx').then(({ PricesForm }) => PricesForm);

/** A form that is fetched when it is first wanted; what was saved is read anew. */
const useForm = <FormProps,>(load: () => Promise<ComponentType<FormProps>>) => {
  const router = useRouter();
  const { Part: Form, fetchPart, dropPart } = useFetchedPart(load);
  const onClose = (isSaved: boolean): void => {
    dropPart();
    if (isSaved) router.refresh();
  };
  return { Form, open: () => void fetchPart(), onClose };
};

/** When a worker works: to be read, or to be changed once the form has been fetched. */
export const HoursCard = ({ children, ...props }: CardProps<HoursFormProps>) => {
  const { Form, open, onClose } = useForm(loadHours);
  if (Form) return <Form {...props} onClose={onClose} />;
  return (
    <section className="flex flex-col gap-3">
      {children}
      <Button variant="outline" size="block" onClick={open}>
        <Clock aria-hidden className="size-4" />
        {props.words.edit}
      </Button>
    </section>
  );
};

/** A worker's price list: to be read, or to be changed once the form has been fetched. */
export const PricesCard = ({ children, ...props }: CardProps<PricesFormProps>) => {
  const { Form, open, onClose } = useForm(loadPrices);
  if (Form) return <Form {...props} onClose={onClose} />;
  return (
    <section className="flex flex-col gap-3">
      {children}
      {props.lines.length > 0 && (
        <Button variant="outline" size="block" onClick={open}>
          <IndianRupee aria-hidden className="size-4" />
          {props.words.edit}
        </Button>
      )}
    </section>
  );
};
