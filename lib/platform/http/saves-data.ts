/** Whether a request comes from someone who asked to save data: smaller pictures, no letters, nothing fetched ahead. */
export const savesData = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('save-data')?.trim().toLowerCase() === 'on';
