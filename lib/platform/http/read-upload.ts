import type { UploadRule } from '#lib/platform/contract/contract.ts';
import type { UploadedFile } from '#lib/platform/contract/file-payload.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { readBoundary, splitMultipart, type Part } from './multipart.ts';
import { readBytes } from './read-body.ts';

// Boundaries and part headers around the file itself, and files so little too large that they are better named so.
const MULTIPART_OVERHEAD = 1024 * 1024;

const readParts = async (request: Request, rule: UploadRule): Promise<Part[]> => {
  const boundary = readBoundary(request.headers.get('content-type') ?? '');
  if (boundary === null) throw new AppError('unsupported_media_type');
  const { maxBytes, tooLarge = 'body_too_large' } = rule;
  const body = await readBytes(request, { maxBytes: maxBytes + MULTIPART_OVERHEAD, tooLarge });
  const parts = splitMultipart(body, boundary);
  if (!parts) throw new AppError('malformed_body');
  return parts;
};

const refuseField = (field: string, code: 'required' | 'unknown_field') =>
  new AppError('validation_failed', { errors: [{ field, code }] });

/** The one file of a multipart body; other parts, a second file or a text in its place are refused. */
export const readUpload = async (request: Request, rule: UploadRule): Promise<UploadedFile> => {
  const parts = await readParts(request, rule);
  const stranger = parts.find(({ name }) => name !== rule.field);
  if (stranger) throw refuseField(stranger.name, 'unknown_field');
  const [file, second] = parts;
  if (!file || file.fileName === null || second) throw refuseField(rule.field, 'required');
  if (file.bytes.byteLength > rule.maxBytes) throw new AppError(rule.tooLarge ?? 'body_too_large');
  return { bytes: file.bytes, fileName: file.fileName };
};
