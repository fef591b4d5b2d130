'use client';

import { flushSync } from 'react-dom';
import { useEffect, useRef, type ReactNode, type RefObject, useCallback } from 'react';
import {
  FormProvider,
  useForm,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  set,
  type Resolver,
} from 'react-hook-form';
import { cn } from '#components/ui/cn.ts';
import { whenIdle } from '#components/ui/when-idle.ts';
import { FormStateContext } from './form-state.ts';
import { useSubmitLock, type Outcome } from './use-submit-lock.ts';
import { ApiError, NetworkError } from '#lib/platform/browser/api-error.ts';
import { useFormWords } from './form-words.tsx';
import { toFailureText, toFieldText } from './to-text.ts';
import type { BodySchema } from '#lib/platform/contract/check-body.ts';

/**
 * The body's schema, loaded when the form is first touched: zod stays out of the page's first load. In a sheet it loads
 * with the form, which may have to be sent without a network.
 */
type LoadSchema<Body> = () => Promise<BodySchema<Body>>;

/** Loads the validation ahead, for a form that opens where there is no network. */
export const loadCheck = async <Body,>(loadSchema: LoadSchema<Body>) => {
  const [{ checkBody }, schema] = await Promise.all([
    import('#lib/platform/contract/check-body.ts'),
    loadSchema(),
  ]);
  return (values: FieldValues) => checkBody(schema, values);
};

type Check<Body> = Awaited<ReturnType<typeof loadCheck<Body>>>;

interface Options<Body> {
  schema: LoadSchema<Body>;
  /** Parts of the body that are not typed by the user. */
  fixed: FieldValues | undefined;
}

/** Validates with the contract's schema; `prepare` loads it, and then calls `onReady`. */
const useCheck = <Body,>({ schema, fixed }: Options<Body>, onReady: () => void) => {
  const words = useFormWords();
  const loading = useRef<Promise<Check<Body>>>(null);
  const load = useCallback(() => {
    loading.current ??= loadCheck(schema).catch((error: unknown) => {
      // Offline: the next attempt loads it again.
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
    // Reversed so that the first error of each field wins.
    for (const fault of faults.toReversed())
      set(errors, fault.field, { type: fault.code, message: toFieldText(words, fault) });
    return { values: {}, errors };
  };
  const prepare = useCallback(() => void load().then(onReady, () => undefined), [load, onReady]);
  return { resolver, prepare };
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (part: Element): part is Control =>
  part instanceof HTMLInputElement ||
  part instanceof HTMLSelectElement ||
  part instanceof HTMLTextAreaElement;

// An error in one list item belongs to the field for the whole list.
const isAskedBy = (field: string, { name }: Control): boolean =>
  field === name || field.replace(/\.\d+$/, '') === name;

const namesIn = (form: HTMLFormElement | null): Control[] => [...(form?.elements ?? [])].filter(isControl);

/** Shows why the request failed: under the fields named by the server, otherwise above the button. */
const useShowFailure = (
  { setError, clearErrors }: Pick<UseFormReturn<FieldValues>, 'setError' | 'clearErrors'>,
  form: RefObject<HTMLFormElement | null>,
) => {
  const words = useFormWords();
  return (error: unknown): void => {
    const faults = error instanceof ApiError ? error.errors.filter(({ field }) => field !== '') : [];
    // A collapsed section renders its fields only once one of them has an error.
    flushSync(() => {
      for (const fault of faults.toReversed())
        setError(fault.field, { type: fault.code, message: toFieldText(words, fault) });
    });
    const inputs = namesIn(form.current);
    const isShown = ({ field }: { field: string }) => inputs.some((input) => isAskedBy(field, input));
    const shown = faults.filter(isShown);
    clearErrors(faults.filter((fault) => !isShown(fault)).map(({ field }) => field));
    if (shown.length === 0) setError('root', { type: 'refused', message: toFailureText(words, error) });
    inputs.find((input) => shown.some(({ field }) => isAskedBy(field, input)))?.focus();
  };
};

interface FormProps<Body> {
  /** `() => import(…)` of the contract's body. */
  schema: LoadSchema<Body>;
  /** Parts of the body that are not typed by the user. */
  fixed?: FieldValues | undefined;
  /** Initial values. */
  defaults?: FieldValues;
  /** Called when validation stops the form from being sent. */
  onRefuse?(errors: FieldErrors): void;
  /** Sends the body; errors it throws are shown under their fields. */
  onSend(body: Body): Promise<Outcome>;
  failure?: string;
  /** None of its fields has to be filled in. */
  mayStayBlank?: boolean;
  children: ReactNode;
  className?: string;
}

/** A form that validates with the contract, is sent once, and never loses what was typed. */
export const Form = <Body,>(props: FormProps<Body>) => {
  const { schema, fixed, defaults, onSend, onRefuse, failure, mayStayBlank = false } = props;
  const { children, className } = props;
  const element = useRef<HTMLFormElement>(null);
  // From now on the form can be sent without a network.
  const markReady = useCallback(() => element.current?.setAttribute('data-ready', ''), []);
  const { resolver, prepare } = useCheck({ schema, fixed }, markReady);
  const form = useForm<FieldValues, unknown, Body>({
    resolver,
    ...(defaults && { defaultValues: defaults }),
  });
  const { lock, run } = useSubmitLock();
  const showFailure = useShowFailure(form, element);

  useEffect(() => {
    const target = element.current;
    target?.addEventListener('focusin', prepare);
    const cancel = target?.closest('[data-slot=sheet]') && whenIdle(prepare);
    return () => {
      target?.removeEventListener('focusin', prepare);
      cancel?.();
    };
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
      <FormStateContext value={{ lock, failure, mayStayBlank }}>
        <form
          ref={element}
          // Submitted before hydration, a GET form would put a password into the address.
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
