import type { Instrumentation } from 'next';

/** Next calls this for every fault of a page, before it sends its error page. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { notePageFault } = await import('#lib/platform/http/note-page-fault.ts');
  notePageFault({ error, page: routePath, requestId: String(request.headers['x-request-id'] ?? 'unknown') });
};
