'use client';

import { Clock, IndianRupee } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTransition, type ComponentType, type ReactNode } from 'react';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { PROFILE_ITEM } from '#lib/features/profiles/client/profile-item.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { Button } from '#components/ui/button.tsx';
import { useFocusInPlace } from '#components/ui/focus-in-place.ts';
import type { HoursFormProps } from './hours-form.tsx';
import type { PricesFormProps } from './prices-form.tsx';

type CardProps<FormProps> = Omit<FormProps, 'onClose'> & { children: ReactNode };

const loadHours = () => import('./hours-form.tsx').then(({ HoursForm }) => HoursForm);
const loadPrices = () => import('./prices-form.tsx').then(({ PricesForm }) => PricesForm);

const toEditId = (name: string): string => `edit-${name}`;

/** Loads the form on first use; saving reloads the page's data, and the form opens again once they are here. */
const useForm = <FormProps,>(name: string, load: () => Promise<ComponentType<FormProps>>) => {
  const router = useRouter();
  const [isReloading, startReload] = useTransition();
  const isWaiting = useIsWaiting(PROFILE_ITEM);
  const { Part: Form, fetchPart, dropPart } = useFetchedPart(load);
  useFocusInPlace(Form ? name : null, `${name}-form`, toEditId);
  const onClose = (isSaved: boolean): void => {
    dropPart();
    if (isSaved) startReload(() => router.refresh());
  };
  return { Form, open: () => void fetchPart(), onClose, isClosed: isWaiting || isReloading };
};

export const HoursCard = ({ children, ...props }: CardProps<HoursFormProps>) => {
  const { Form, open, onClose, isClosed } = useForm('hours', loadHours);
  if (Form) return <Form {...props} onClose={onClose} />;
  return (
    <section className="flex flex-col gap-3">
      {children}
      <Button id={toEditId('hours')} variant="outline" size="block" isHeld={isClosed} onClick={open}>
        <Clock aria-hidden className="size-4" />
        {props.words.edit}
      </Button>
    </section>
  );
};

export const PricesCard = ({ children, ...props }: CardProps<PricesFormProps>) => {
  const { Form, open, onClose, isClosed } = useForm('prices', loadPrices);
  if (Form) return <Form {...props} onClose={onClose} />;
  return (
    <section className="flex flex-col gap-3">
      {children}
      {props.lines.length > 0 && (
        <Button id={toEditId('prices')} variant="outline" size="block" isHeld={isClosed} onClick={open}>
          <IndianRupee aria-hidden className="size-4" />
          {props.words.edit}
        </Button>
      )}
    </section>
  );
};
