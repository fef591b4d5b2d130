import { useCallback, useRef } from 'react';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { toFieldText } from './to-text.ts';
import { useFormWords } from './form-words.tsx';

/** A body's schema, fetched when the form is first touched: zod is no part of a page's first load. */
export type LoadSchema<Body> = () => Promise<z.ZodType<Body>>;

const loadCheck = async <Body>(loadSchema: LoadSchema<Body>) => {
  await import('#lib/contracts/without-eval.ts');
  const [schema, { toFieldFaults }] = await Promise.all([
    loadSchema(),
    import('#lib/contracts/field-faults.ts'),
  ]);
  return (values: FieldValues) => {
    const result = schema.safeParse(values, { reportInput: true });
    return result.success
      ? { body: result.data, faults: [] }
      : { body: null, faults: toFieldFaults(result.error) };
  };
};

interface Options<Body> {
  schema: LoadSchema<Body>;
  /** Parts of the body that nobody types. */
  fixed: FieldValues | undefined;
}

/** Checks a form by the contract that the server checks it by; `prepare` fetches what that needs. */
export const useCheck = <Body>({ schema, fixed }: Options<Body>) => {
  const words = useFormWords();
  const loading = useRef<ReturnType<typeof loadCheck<Body>>>(null);
  const load = () => {
    loading.current ??= loadCheck(schema).catch((error: unknown) => {
      // Offline: the next try asks again.
      loading.current = null;
      throw error;
    });
    return loading.current;
  };
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
  const prepare = useCallback(() => void load().catch(() => undefined), []);
  return { resolver, prepare };
};
