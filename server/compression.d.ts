declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  const compression: (options: {
    brotli: BrotliOptions;
  }) => (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export = compression;
}
