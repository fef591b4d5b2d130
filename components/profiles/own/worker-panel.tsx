'use client';

import { Pencil } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import type { account } from '#lib/features/profiles/texts/profiles.en.ts';
import type { WorkerFormProps } from './worker-form-props.ts';

export interface WorkerPanelProps extends Omit<WorkerFormProps, 'onSaved'> {
  words: WorkerFormProps['words'] & Pick<typeof account, 'edit'> & { updatedHint: string };
  /** Fetches the form. */
  load(): Promise<ComponentType<WorkerFormProps>>;
  /** The profile to be read. */
  children: ReactNode;
}

/** A worker's profile: to be read, or to be written once its form has been fetched. */
export const WorkerPanel = ({ children, load, ...props }: WorkerPanelProps) => {
  const { words } = props;
  const router = useRouter();
  const { Part: Form, fetchPart } = useFetchedPart(load);
  const finish = (): void => {
    notify({ title: words.worker.updated, description: words.updatedHint, variant: 'success' });
    router.push(workerPaths.dashboard);
    router.refresh();
  };
  if (Form) return <Form {...props} onSaved={finish} />;
  return (
    <>
      <Button size="block" onClick={() => void fetchPart()}>
        <Pencil aria-hidden className="size-4" />
        {words.edit}
      </Button>
      {children}
    </>
  );
};
