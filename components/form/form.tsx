'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldErrors, type FieldValues } from 'react-hook-form';
import { cn } from '#components/ui/cn.ts';
import { FormStateContext } from './form-state.ts';
import { useCheck, type LoadSchema } from './use-check.ts';
import { useShowFailure } from './use-show-failure.ts';
import { useSubmitLock, type Outcome } from './use-submit-lock.ts';

interface FormProps<Body> {
  /** `() => import(…)`: the contract's body. */
  schema: LoadSchema<Body>;
  /** Parts of the body that nobody types. */
  fixed?: FieldValues;
  /** What the fields hold at first. */
  defaults?: FieldValues;
  /** Told when the form was not sent, as something is wrong with it. */
  onRefuse?(errors: FieldErrors): void;
  /** Sends the body; what it throws is shown, under the fields where it names them. */
  onSend(body: Body): Promise<Outcome>;
  failure?: string;
  children: ReactNode;
  className?: string;
}

/** A form that checks by the contract, is sent once, and keeps what was typed whatever happens. */
export const Form = <Body,>(props: FormProps<Body>) => {
  const { schema, fixed, defaults, onSend, onRefuse, failure, children, className } = props;
  const element = useRef<HTMLFormElement>(null);
  const { resolver, prepare } = useCheck({ schema, fixed });
  const form = useForm<FieldValues, unknown, Body>({
    resolver,
    ...(defaults && { defaultValues: defaults }),
  });
  const { lock, run } = useSubmitLock();
  const showFailure = useShowFailure(form.setError, element);

  useEffect(() => {
    const target = element.current;
    target?.addEventListener('focusin', prepare);
    return () => target?.removeEventListener('focusin', prepare);
  }, [prepare]);

  const send = (body: Body): Promise<void> =>
    run(async () => {
      try {
        return await onSend(body);
      } catch (error) {
        showFailure(error);
        return 'stayed';
      }
    });
  const submit = form.handleSubmit(send, onRefuse);

  return (
    <FormProvider {...form}>
      <FormStateContext value={{ lock, failure }}>
        <form
          ref={element}
          // Sent before its script is there, a form must not write a password into the address.
          method="post"
          noValidate
          onSubmit={(event) => void submit(event).catch(showFailure)}
          className={cn('flex flex-col gap-4', className)}
        >
          {children}
        </form>
      </FormStateContext>
    </FormProvider>
  );
};
