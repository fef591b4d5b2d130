import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// A shorter answer fits into one packet anyway.
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Smaller ones cost far more time than they save bytes.
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const encoders = {
  br: (bytes: Uint8Array) => brotli(bytes, { params }),
  gzip: (bytes: Uint8Array) => zip(bytes),
} as const;
type Encoding = keyof typeof encoders;

const encodingFor = (request: Request): Encoding | null => {
  const accepted = (request.headers.get('accept-encoding') ?? '').split(',').map((one) => one.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
};

const mayShrink = ({ headers, body }: Response): boolean =>
  body !== null &&
  !headers.has('content-encoding') &&
  (headers.get('content-type') ?? '').startsWith('application/json');

/**
 * Compresses a response if the client accepts it. Safe from BREACH: calls carry a bearer token, which a foreign page
 * cannot make the browser send.
 */
export const compressReply = async (request: Request, response: Response): Promise<Response> => {
  const encoding = encodingFor(request);
  if (!encoding || request.method === 'HEAD' || !mayShrink(response)) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const isSmall = bytes.length < MIN_BYTES;
  if (!isSmall) headers.set('content-encoding', encoding);
  const body = isSmall ? bytes : await encoders[encoding](bytes);
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
};
