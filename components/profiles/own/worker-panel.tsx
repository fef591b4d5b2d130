'use client';

import { Pencil } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { PROFILE_ITEM } from '#lib/features/profiles/client/profile-item.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { Button } from '#components/ui/button.tsx';
import { useFocusInPlace } from '#components/ui/focus-in-place.ts';
import { notify } from '#components/ui/notify.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import type { WorkerFormProps } from './worker-form-props.ts';

export interface WorkerPanelProps extends Omit<WorkerFormProps, 'onSaved' | 'onWait'> {
  words: WorkerFormProps['words'] & { updatedHint: string };
  load(): Promise<ComponentType<WorkerFormProps>>;
  children: ReactNode;
}

const EDIT = 'edit-profile';

export const WorkerPanel = ({ children, load, ...props }: WorkerPanelProps) => {
  const { words } = props;
  const router = useRouter();
  const isWaiting = useIsWaiting(PROFILE_ITEM);
  const { Part: Form, fetchPart, dropPart } = useFetchedPart(load);
  useFocusInPlace(Form ? 'profile' : null, 'profile-form', () => EDIT);
  const finish = (): void => {
    notify({
      title: words.worker.updated,
      description: words.updatedHint,
      variant: 'success',
      isLeaving: true,
    });
    router.push(workerPaths.dashboard);
    router.refresh();
  };
  if (Form) return <Form {...props} onSaved={finish} onWait={dropPart} />;
  return (
    <>
      <Button id={EDIT} size="block" isHeld={isWaiting} onClick={() => void fetchPart()}>
        <Pencil aria-hidden className="size-4" />
        {words.edit}
      </Button>
      {children}
    </>
  );
};
