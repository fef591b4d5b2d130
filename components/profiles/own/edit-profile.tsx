'use client';

import { Pencil } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { LiveWaitingNote } from '#components/page/waiting-note-slot.tsx';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';
import { PROFILE_ITEM } from '#lib/features/profiles/client/profile-item.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import type { account } from '#lib/features/profiles/texts/profiles.en.ts';
import type { ProfileFormProps } from './profile-form.tsx';

interface EditProfileProps extends Omit<ProfileFormProps, 'onSaved' | 'onWait'> {
  words: ProfileFormProps['words'] & Pick<typeof account, 'updated'> & { updatedHint: string };
}

const loadForm = () => import('./profile-form.tsx').then(({ ProfileForm }) => ProfileForm);

export const EditProfile = (props: EditProfileProps) => {
  const { words } = props;
  const router = useRouter();
  const isWaiting = useIsWaiting(PROFILE_ITEM);
  const pageWords = usePageWords();
  const { Part: Form, fetchPart } = useFetchedPart(loadForm);
  const [isOpen, setOpen] = useState(false);
  const [isReloading, startReload] = useTransition();
  const open = async (): Promise<void> => setOpen(await fetchPart());
  const finish = (): void => {
    setOpen(false);
    notify({ title: words.updated, description: words.updatedHint, variant: 'success' });
    // The form opens again with what was saved.
    afterSheets(() => startReload(() => router.refresh()));
  };
  return (
    <>
      <LiveWaitingNote item={PROFILE_ITEM} />
      <Button
        variant="outline"
        size="block"
        isHeld={isWaiting || isReloading}
        onPointerEnter={preloadSheet}
        onClick={() => void open()}
      >
        <Pencil aria-hidden className="size-4" />
        {words.edit}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={words.edit} words={pageWords}>
        {Form && <Form {...props} onSaved={finish} onWait={() => setOpen(false)} />}
      </Sheet>
    </>
  );
};
