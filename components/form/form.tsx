'use client';

import { useEffect, useRef, type ReactNode, type RefObject, useCallback } from 'react';
import {
  FormProvider,
  useForm,
  type FieldErrors,
  type FieldValues,
  type UseFormSetError,
  set,
  type Resolver,
} from 'react-hook-form';
import { cn } from '#components/ui/cn.ts';
import { FormStateContext } from './form-state.ts';
import { useSubmitLock, type Outcome } from './use-submit-lock.ts';
import { ApiError, NetworkError } from '#lib/platform/browser/api-error.ts';
import { useFormWords } from './form-words.tsx';
import { toFailureText, toFieldText } from './to-text.ts';
import type { BodySchema } from '#lib/platform/contract/check-body.ts';

/** A body's schema, fetched when the form is first touched: zod is no part of a page's first load. */
type LoadSchema<Body> = () => Promise<BodySchema<Body>>;

const loadCheck = async <Body,>(loadSchema: LoadSchema<Body>) => {
  const { checkBody } = await import('#lib/platform/contract/check-body.ts');
  const schema = await loadSchema();
  return (values: FieldValues) => checkBody(schema, values);
};

type Check<Body> = Awaited<ReturnType<typeof loadCheck<Body>>>;

interface Options<Body> {
  schema: LoadSchema<Body>;
  /** Parts of the body that nobody types. */
  fixed: FieldValues | undefined;
}

/** Checks a form by the contract that the server checks it by; `prepare` fetches what that needs. */
const useCheck = <Body,>({ schema, fixed }: Options<Body>) => {
  const words = useFormWords();
  const loading = useRef<Promise<Check<Body>>>(null);
  const load = useCallback(() => {
    loading.current ??= loadCheck(schema).catch((error: unknown) => {
      // Offline: the next try asks again.
      loading.current = null;
      throw new NetworkError(error);
    });
    return loading.current;
  }, [schema]);
  const resolver: Resolver<FieldValues, unknown, Body> = async (values) => {
    const check = await load();
    const { body, faults } = check({ ...values, ...fixed });
    if (body !== null) return { values: body, errors: {} };
    const errors: FieldErrors<FieldValues> = {};
    // What is wrong with a field first is said first.
    for (const fault of faults.toReversed())
      set(errors, fault.field, { type: fault.code, message: toFieldText(words, fault) });
    return { values: {}, errors };
  };
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  return { resolver, prepare };
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (part: Element): part is Control =>
  part instanceof HTMLInputElement ||
  part instanceof HTMLSelectElement ||
  part instanceof HTMLTextAreaElement;

// What is wrong with one of a list belongs to the field that asks for all of it.
const isAskedBy = (field: string, { name }: Control): boolean =>
  field === name || field.replace(/\.\d+$/, '') === name;

const namesIn = (form: HTMLFormElement | null): Control[] => [...(form?.elements ?? [])].filter(isControl);

/** Shows why a form was not taken: under the fields that the server names, else above the button. */
const useShowFailure = (setError: UseFormSetError<FieldValues>, form: RefObject<HTMLFormElement | null>) => {
  const words = useFormWords();
  return (error: unknown): void => {
    const inputs = namesIn(form.current);
    const faults = error instanceof ApiError ? error.errors : [];
    const shown = faults.filter(({ field }) => inputs.some((input) => isAskedBy(field, input)));
    for (const fault of shown.toReversed())
      setError(fault.field, { type: fault.code, message: toFieldText(words, fault) });
    if (shown.length === 0) setError('root', { type: 'refused', message: toFailureText(words, error) });
    inputs.find((input) => shown.some(({ field }) => isAskedBy(field, input)))?.focus();
  };
};

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
