interface NewFile {
  name: string;
  type: string;
  text: string;
}

/** Gives the person a file, as a download does. */
export const saveFile = ({ name, type, text }: NewFile): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by the time the page is idle again.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
