const wasPutAside = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Opens the phone's share sheet. Returns false if it is missing or fails to open. */
export const shareLink = async (shared: { text: string; url?: string }): Promise<boolean> => {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title: 'Hunar', ...shared });
    return true;
  } catch (error) {
    return wasPutAside(error);
  }
};

/** Selects the text of an element, so that the phone offers to copy it. */
export const selectText = (element: HTMLElement | null): void => {
  if (element) window.getSelection()?.selectAllChildren(element);
};

/** Copies text to the clipboard. Returns false if the browser refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
