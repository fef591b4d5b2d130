const decodeQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

const decodeBody = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(body).toString('utf8');
  return Buffer.from(body, 'latin1').toString('utf8');
};

const decodeWord = (_word: string, encoding: string, text: string): string =>
  encoding.toLowerCase() === 'b'
    ? Buffer.from(text, 'base64').toString('utf8')
    : decodeQuotedPrintable(text.replaceAll('_', ' ')).toString('utf8');

const decodeHeader = (value: string): string =>
  value.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, decodeWord);

interface Part {
  headers: Map<string, string>;
  body: string;
}

const splitPart = (source: string): Part => {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeHeader(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: source.slice(end + 4) };
};

const findBody = (parts: readonly Part[], type: string): string => {
  const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
  return part ? decodeBody(part.body, part.headers.get('content-transfer-encoding') ?? '7bit') : '';
};

export interface MailParts {
  /** By lower-case name, decoded. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

/** Parses a mail like a mail program: headers, text and HTML. */
export const readMail = (source: string): MailParts => {
  const { headers, body } = splitPart(source);
  const [, boundary] = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '') ?? [];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => splitPart(part.replace(/^\r\n/, '')))
    : [{ headers, body }];
  return { headers, text: findBody(parts, 'text/plain'), html: findBody(parts, 'text/html') };
};
