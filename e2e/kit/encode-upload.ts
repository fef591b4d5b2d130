/** Headers and body of an upload, for tests that send them by hand. */
export const encodeUpload = async ({ token, bytes }: { token: string; bytes: Uint8Array<ArrayBuffer> }) => {
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'me.jpg');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': String(body.byteLength),
  };
  return { headers, body };
};
