import type { FilePayload } from '#lib/platform/contract/file-payload.ts';
import { imageSizes, inImageSize } from './contract.calls.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';

interface Asked {
  params: { file: string };
  savesData: boolean;
}

const [smallest] = imageSizes;

/** The bytes of one size of a picture, named as in its address; the smallest for those who save data. */
export const readImage = async ({ params, savesData }: Asked): Promise<FilePayload> => {
  const bytes = await storage().read(savesData ? inImageSize(params.file, smallest) : params.file);
  if (!bytes) throw new AppError('not_found');
  return { bytes, contentType: 'image/webp', isImmutable: true, variesBy: 'save-data' };
};
