import type { EditableService } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { toService } from '#lib/features/catalogue/services/to-job.ts';
import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { findService } from '#models/catalogue/service.ts';

/** Returns a service to edit, null for a new one, and the trades it may need. Throws on an unknown id. */
export const readServiceEditor = async (
  id: string | null,
): Promise<{ service: EditableService | null; trades: NamedEntry[] }> => {
  const [record, skills] = await Promise.all([id === null ? null : findService(id), skillList.list()]);
  const trades = skills.map(toNamedEntry);
  if (id === null) return { service: null, trades };
  if (!record) throw new AppError('not_found');
  const pictures = record.imageKeys.map((key) => ({
    key,
    urls: { 256: imageUrl({ key, size: 256 }), 640: imageUrl({ key, size: 640 }) },
  }));
  const service = { ...toService(record, skills), pictures, searchWords: record.searchWords ?? {} };
  return { service, trades };
};
