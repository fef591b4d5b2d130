/** Whether the reader asked to save data: the page knows it from its request, some browsers tell only scripts. */
export const savesData = (): boolean => {
  if (document.documentElement.classList.contains('save-data')) return true;
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};
