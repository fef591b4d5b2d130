/**
 * What a call answered: its JSON, else its bytes. Our own server answers what the contract says; checking it here once
 * more would bring the schemas, and with them zod, to every page.
 */
export const readReply = async <Reply>(response: Response): Promise<Reply> => {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? await response.json() : await response.blob();
  return body;
};
