import { useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { StoredImage } from '#lib/platform/images/contract.ts';

interface Words {
  readonly screenshotFailed: string;
  readonly notImage: string;
  readonly tooLarge: string;
  readonly offline: string;
}

const toErrorText = (error: unknown, words: Words): string => {
  if (!(error instanceof ApiError)) return words.offline;
  return error.code === 'image_too_large' ? words.tooLarge : words.notImage;
};

/** Uploads pictures as they are picked; the form sends their keys. */
export const useScreenshots = (words: Words) => {
  const [shown, setShown] = useState<readonly StoredImage[]>([]);
  const [isBusy, setBusy] = useState(false);
  const add = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await api('POST /uploads', { file: { file } });
      setShown((before) => [...before, data]);
    } catch (error) {
      notify({
        title: words.screenshotFailed,
        description: toErrorText(error, words),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  const remove = (key: string): void => setShown((before) => before.filter((one) => one.key !== key));
  return { shown, isBusy, add, remove };
};

export type Screenshots = ReturnType<typeof useScreenshots>;
export type ScreenshotWords = Words;
