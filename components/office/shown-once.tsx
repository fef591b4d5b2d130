'use client';

import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import type { officeKeys } from '#lib/features/office/texts/office-keys.en.ts';

interface ShownOnceProps {
  text: string;
  words: (typeof officeKeys)['made'];
  onClose(): void;
}

/** Shows a secret once. */
export const ShownOnce = ({ text, words, onClose }: ShownOnceProps) => {
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => notify({ title: words.copied, variant: 'success' }),
      () => notify({ title: words.notCopied, variant: 'destructive' }),
    );
  };
  return (
    <div className="flex flex-col gap-4">
      <Alert title={words.title}>{words.hint}</Alert>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">{words.label}</p>
        <code className="rounded-control bg-chip p-3 break-all select-all">{text}</code>
      </div>
      <Button size="block" onClick={copy}>
        {words.copy}
      </Button>
      <Button size="block" variant="outline" onClick={onClose}>
        {words.done}
      </Button>
    </div>
  );
};
