import type { FilePayload } from '#lib/contracts/file-payload.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { storage } from '#lib/integrations/storage/storage.ts';

/** The bytes of one size of a picture, named as in its address. */
export const readImage = async ({ params }: { params: { file: string } }): Promise<FilePayload> => {
  const bytes = await storage().read(params.file);
  if (!bytes) throw new AppError('not_found');
  return { bytes, contentType: 'image/webp', isImmutable: true };
};
