import { request as openRequest, type IncomingHttpHeaders } from 'node:http';

export interface Exchange {
  /** Sent byte for byte: double slashes and dots are kept. */
  url: string;
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The answer as JSON; null when it is not JSON. */
  json: unknown;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const toRawPath = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '') || '/';

/** Sends one request over plain HTTP, without the corrections `fetch` makes. */
export const exchange = ({ url, method = 'GET', headers = {}, body }: Exchange): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const path = toRawPath(url);
    const request = openRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parseJson(text) });
      });
    });
    request.on('error', reject);
    // Only a missing answer takes this long; response times are measured elsewhere.
    request.setTimeout(60_000, () => request.destroy(new Error(`${method} ${path}: no answer`)));
    request.end(body);
  });
