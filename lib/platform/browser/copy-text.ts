/** Puts a text into the clipboard; false where the browser refuses, which then offers to copy what is selected. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
