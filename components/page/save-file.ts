/** Gives the person what lies at an address of this page, as a download does. */
export const saveFrom = ({ address, name }: { address: string; name: string }): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

/** Gives the person some bytes as a file. */
export const saveBlob = ({ blob, name }: { blob: Blob; name: string }): void => {
  const address = URL.createObjectURL(blob);
  saveFrom({ address, name });
  // The download has begun by then, also on a slow phone.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

interface NewFile {
  name: string;
  type: string;
  text: string;
}

/** Gives the person a text as a file. */
export const saveFile = ({ name, type, text }: NewFile): void =>
  saveBlob({ name, blob: new Blob([text], { type }) });
