import type { z } from 'zod';
import type { TablePayload } from '#lib/platform/contract/payloads.ts';
import { streamText } from './stream-text.ts';
import { listColumns, tableHead, tableLines } from './table-text.ts';

/** The Content-Disposition of a download. */
export const saveAs = (name: string): string => `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"`;

interface Table {
  payload: TablePayload;
  row: z.ZodObject;
  requestId: string;
}

async function* textOf({ payload, row }: Table): AsyncGenerator<string> {
  const columns = listColumns(row);
  yield tableHead(columns);
  for await (const rows of payload.pages) yield tableLines(columns, rows);
}

/** Streams a list as CSV; each page is read when the caller has taken the one before. */
export const tableReply = (table: Table): Response =>
  new Response(streamText(textOf(table)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': saveAs(table.payload.downloadName),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': table.requestId,
    },
  });
