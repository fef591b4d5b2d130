type Opener = (userId: string) => void;

let opener: Opener | null = null;
let shown: string | null = null;

/**
 * Opens the chat with a person on top of this page. Returns false if the page cannot, so the caller navigates
 * instead.
 */
export const openChat = (userId: string): boolean => {
  opener?.(userId);
  return opener !== null;
};

/** Calls `open` when a chat is requested. Returns an unsubscribe function. */
export const onChatRequested = (open: Opener): (() => void) => {
  opener = open;
  return () => {
    opener = null;
  };
};

/** Remembers which chat is open on top of the page; null when none is. */
export const setOpenChat = (userId: string | null): void => {
  shown = userId;
};

export const openPartnerId = (): string | null => shown;
