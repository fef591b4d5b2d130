/**
 * Reads a reply as JSON, otherwise as bytes. It is not validated: our own server already does, and the schemas would
 * bring zod into every page.
 */
export const readReply = async <Reply>(response: Response): Promise<Reply> => {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? await response.json() : await response.blob();
  return body;
};
