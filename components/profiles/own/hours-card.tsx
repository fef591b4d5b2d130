'use client';

import { Clock } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { Button } from '#components/ui/button.tsx';
import type { HoursFormProps } from './hours-form.tsx';

type HoursCardProps = Omit<HoursFormProps, 'onClose'> & {
  /** The hours to be read. */
  children: ReactNode;
};

const loadForm = () => import('./hours-form.tsx').then(({ HoursForm }) => HoursForm);

/** When a worker works: to be read, or to be changed once the form has been fetched. */
export const HoursCard = ({ children, ...props }: HoursCardProps) => {
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
      <Button variant="outline" size="block" onClick={() => void fetchPart()}>
        <Clock aria-hidden className="size-4" />
        {props.words.edit}
      </Button>
    </section>
  );
};
