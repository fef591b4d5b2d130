'use client';

import { Plus } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import type { StoredMethod } from '#lib/features/money/contracts/payment-methods.ts';
import type { payments } from '#lib/features/money/texts/money.en.ts';
import { CashRow, MethodRow } from './method-row.tsx';
import { keepMethods, onMethods, readMethods } from '#lib/features/money/client/payment-methods.ts';
import { addMethod, removeMethod, setDefaultMethod } from '#lib/features/money/rules/payment-methods.ts';

const none: readonly StoredMethod[] = [];

/** The payment methods on this device and how to change them. */
const useMethods = (userId: string) => {
  const methods = useSyncExternalStore(
    onMethods,
    () => readMethods(userId),
    () => none,
  );
  return {
    methods,
    add: (method: StoredMethod): boolean => keepMethods(userId, addMethod(readMethods(userId), method)),
    remove: (id: string): boolean => keepMethods(userId, removeMethod(readMethods(userId), id)),
    setDefault: (id: string): boolean => keepMethods(userId, setDefaultMethod(readMethods(userId), id)),
  };
};

interface MethodsPanelProps {
  userId: string;
  words: typeof payments;
}

type Kind = 'card' | 'upi';

const loadForm = async (kind: Kind) =>
  kind === 'card' ? (await import('./card-form.tsx')).CardForm : (await import('./upi-form.tsx')).UpiForm;

const AddButtons = ({ words, onSelect }: { words: typeof payments; onSelect(kind: Kind): void }) => {
  const adds = [
    ['upi', words.addUpi],
    ['card', words.addCard],
  ] as const;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {adds.map(([kind, label]) => (
        <Button
          key={kind}
          variant="outline"
          size="block"
          aria-haspopup="dialog"
          onClick={() => onSelect(kind)}
        >
          <Plus aria-hidden className="size-5" />
          {label}
        </Button>
      ))}
    </div>
  );
};

export const MethodsPanel = ({ userId, words }: MethodsPanelProps) => {
  const { locale } = usePageWords();
  const { methods, add, remove, setDefault } = useMethods(userId);
  const [selected, setSelected] = useState<Kind | null>(null);
  const keep = (method: StoredMethod): void => {
    setSelected(null);
    if (add(method)) notify({ title: words.saved, variant: 'success' });
    else notify({ title: words.notKept, variant: 'destructive' });
  };
  const takeAway = (id: string): void => {
    if (remove(id)) notify({ title: words.removed });
  };
  const load = async () => {
    const [Form, formWords] = await Promise.all([loadForm(selected ?? 'card'), loadFormWords(locale)]);
    return (
      <FormWordsProvider words={formWords}>
        <Form words={words} onAdd={keep} />
      </FormWordsProvider>
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{words.deviceOnly}</p>
      <ul className="cards">
        <CashRow words={words} />
        {methods.map((method) => (
          <MethodRow
            key={method.id}
            method={method}
            words={words}
            onDefault={() => setDefault(method.id)}
            onRemove={() => takeAway(method.id)}
          />
        ))}
      </ul>
      <AddButtons words={words} onSelect={setSelected} />
      <LazySheet
        isOpen={selected !== null}
        onClose={() => setSelected(null)}
        title={selected === 'upi' ? words.addUpi : words.addCard}
        load={load}
      />
    </div>
  );
};
