/** Downloads what an address of this page points to. */
export const saveFromUrl = ({ address, name }: { address: string; name: string }): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

/** Downloads a blob as a file. */
export const saveBlob = ({ blob, name }: { blob: Blob; name: string }): void => {
  const address = URL.createObjectURL(blob);
  saveFromUrl({ address, name });
  // Even slow phones have started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Downloads a text as a file. */
export const saveFile = ({ name, type, text }: { name: string; type: string; text: string }): void =>
  saveBlob({ name, blob: new Blob([text], { type }) });
