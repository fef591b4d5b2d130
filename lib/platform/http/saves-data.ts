/** Whether the user asked to save data: send smaller pictures, no web fonts, and prefetch nothing. */
export const savesData = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('save-data')?.trim().toLowerCase() === 'on';
