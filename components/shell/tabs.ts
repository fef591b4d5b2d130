/** Opens a tab's page behind its frame; returns false if the link should do it. Set once the page is idle. */
export const tabs: { open?: (href: string, label: string) => boolean } = {};
