import { useEffect, useEffectEvent } from 'react';
import { get, useFormContext } from 'react-hook-form';

/** Hears what a person types or chooses in one field; what the form fills in by itself is not told. */
export const useTyped = (name: string, react: (value: string) => void): void => {
  const { watch } = useFormContext();
  const hear = useEffectEvent(react);
  useEffect(() => {
    const { unsubscribe } = watch((values, change) => {
      if (change.name !== name || change.type !== 'change') return;
      const value: unknown = get(values, name);
      if (typeof value === 'string') hear(value);
    });
    return unsubscribe;
  }, [name, watch]);
};
