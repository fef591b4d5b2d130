import type { UploadRule } from '#lib/contracts/contract.ts';
import type { UploadedFile } from '#lib/contracts/file-payload.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { readBytes } from './read-body.ts';

// Boundaries and part headers around the file itself.
const MULTIPART_OVERHEAD = 10_000;

const readForm = async (request: Request, maxBytes: number): Promise<FormData> => {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new AppError('unsupported_media_type');
  const bytes = await readBytes(request, maxBytes + MULTIPART_OVERHEAD);
  try {
    return await new Response(Buffer.from(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new AppError('malformed_body');
  }
};

const missing = (field: string) =>
  new AppError('validation_failed', { errors: [{ field, code: 'required' }] });

/** The one file of a multipart body; other parts, a second file or a text in its place are refused. */
export const readUpload = async (request: Request, rule: UploadRule): Promise<UploadedFile> => {
  const form = await readForm(request, rule.maxBytes);
  const stranger = [...form.keys()].find((name) => name !== rule.field);
  if (stranger !== undefined)
    throw new AppError('validation_failed', { errors: [{ field: stranger, code: 'unknown_field' }] });
  const [file, second] = form.getAll(rule.field);
  if (!(file instanceof File) || second !== undefined) throw missing(rule.field);
  if (file.size > rule.maxBytes) throw new AppError('body_too_large');
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName: file.name };
};
