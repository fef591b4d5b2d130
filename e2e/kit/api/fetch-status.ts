/** Fetches an address and returns the status. Reads the body to its end: one left open fails when its server stops. */
export const fetchStatus = async (address: string, init?: RequestInit): Promise<number> => {
  const response = await fetch(address, init);
  await response.arrayBuffer();
  return response.status;
};
