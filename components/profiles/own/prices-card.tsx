'use client';

import { IndianRupee } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { Button } from '#components/ui/button.tsx';
import type { PricesFormProps } from './prices-form.tsx';

type PricesCardProps = Omit<PricesFormProps, 'onClose'> & {
  /** The prices to be read. */
  children: ReactNode;
};

const loadForm = () => import('./prices-form.tsx').then(({ PricesForm }) => PricesForm);

/** A worker's price list: to be read, or to be changed once the form has been fetched. */
export const PricesCard = ({ children, ...props }: PricesCardProps) => {
  const router = useRouter();
  const { Part: Form, fetchPart, dropPart } = useFetchedPart(loadForm);
  const close = (isSaved: boolean): void => {
    dropPart();
    if (isSaved) router.refresh();
  };
  if (Form) return <Form {...props} onClose={close} />;
  return (
    <section className="flex flex-col gap-3">
      {children}
      {props.lines.length > 0 && (
        <Button variant="outline" size="block" onClick={() => void fetchPart()}>
          <IndianRupee aria-hidden className="size-4" />
          {props.words.edit}
        </Button>
      )}
    </section>
  );
};
