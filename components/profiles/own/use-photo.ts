import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { MAX_IMAGE_BYTES } from '#lib/platform/images/image-bytes.ts';
import { uploadProfileImageCall } from '#lib/features/profiles/contracts/profiles.calls.ts';
import type { account } from '#lib/features/profiles/texts/account.en.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const FAULT_SHOWN_MS = 2000;

export type PhotoWords = (typeof account)['photo'] & {
  readonly doneHint: string;
  readonly notImage: string;
  readonly tooLarge: string;
};

const faultOf = ({ type, size }: File, words: PhotoWords): string | null => {
  if (!type.startsWith('image/')) return words.notImage;
  return size > MAX_IMAGE_BYTES ? words.tooLarge : null;
};

const reasonOf = (error: unknown, words: PhotoWords): string => {
  if (!(error instanceof ApiError)) return words.failedHint;
  if (error.code === 'not_an_image') return words.notImage;
  return error.code === 'image_too_large' ? words.tooLarge : words.failedHint;
};

/** What is wrong with the file that was chosen; it goes by itself, as nothing was lost. */
const usePassingFault = () => {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (fault === null) return;
    const timer = setTimeout(() => setFault(null), FAULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [fault]);
  return [fault, setFault] as const;
};

/** Takes a photo for one's own picture and sends it at once. */
export const usePhoto = (words: PhotoWords) => {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = usePassingFault();
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      await api(uploadProfileImageCall, { file: { profileImage: await shrinkPhoto(file) } });
      notify({ title: words.done, description: words.doneHint, variant: 'success' });
      router.refresh();
    } catch (error) {
      notify({ title: words.failed, description: reasonOf(error, words), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const take = (file: File): void => {
    const found = faultOf(file, words);
    setFault(found);
    if (found === null) void upload(file);
  };
  return { isBusy, fault, take };
};
