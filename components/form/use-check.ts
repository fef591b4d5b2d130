import { useCallback, useRef } from 'react';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { NetworkError } from '#lib/platform/browser/api-error.ts';
import type { BodySchema } from '#lib/platform/contract/check-body.ts';
import { useFormWords } from './form-words.tsx';
import { toFieldText } from './to-text.ts';

/** A body's schema, fetched when the form is first touched: zod is no part of a page's first load. */
export type LoadSchema<Body> = () => Promise<BodySchema<Body>>;

const loadCheck = async <Body>(loadSchema: LoadSchema<Body>) => {
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
export const useCheck = <Body>({ schema, fixed }: Options<Body>) => {
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
