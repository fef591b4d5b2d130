type Opener = (userId: string) => void;

let opener: Opener | null = null;
let shown: string | null = null;

/** Opens the talk with somebody over the page; false where the page cannot, and the way is the talk's own page. */
export const openTalk = (userId: string): boolean => {
  opener?.(userId);
  return opener !== null;
};

/** Calls `open` when a talk is wanted over the page; returns how to stop. */
export const onTalkWanted = (open: Opener): (() => void) => {
  opener = open;
  return () => {
    opener = null;
  };
};

/** Notes which talk lies over the page; null when none does any more. */
export const noteOpenPartner = (userId: string | null): void => {
  shown = userId;
};

export const openPartnerId = (): string | null => shown;
