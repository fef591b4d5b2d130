const wasPutAside = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Gives a link to the phone's share sheet; false where there is none, or it does not open. */
export const shareLink = async ({ text, url }: { text: string; url: string }): Promise<boolean> => {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title: 'Hunar', text, url });
    return true;
  } catch (error) {
    return wasPutAside(error);
  }
};

/** Selects what an element shows, so that the phone offers to copy it. */
export const selectText = (element: HTMLElement | null): void => {
  if (element) window.getSelection()?.selectAllChildren(element);
};

/** Puts a text into the clipboard; false where the browser refuses, which then offers to copy what is selected. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
