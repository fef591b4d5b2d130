import { useEffect, useEffectEvent } from 'react';
import { get, useFormContext } from 'react-hook-form';

/** Listens to what the user types or picks in one field; values set by the form are not reported. */
export const useTyped = (name: string, react: (value: string) => void): void => {
  const { watch } = useFormContext();
  const handleChange = useEffectEvent(react);
  useEffect(() => {
    const { unsubscribe } = watch((values, change) => {
      if (change.name !== name || change.type !== 'change') return;
      const value: unknown = get(values, name);
      if (typeof value === 'string') handleChange(value);
    });
    return unsubscribe;
  }, [name, watch]);
};
