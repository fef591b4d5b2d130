import autocannon from 'autocannon';

const CONNECTIONS = 20;

export interface Load {
  url: string;
  token?: string;
  seconds: number;
}

const headersOf = ({ token }: Load) => (token ? { authorization: `Bearer ${token}` } : undefined);

/** Requests a second that a server answers; anything but a success is a fault of the run. */
export const measure = async (load: Load): Promise<number> => {
  const { url, seconds } = load;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: headersOf(load),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed.`);
  return result.requests.total / result.duration;
};

/** What a server answers, without the part that differs each time. */
export const readAnswer = async ({ url, token }: Omit<Load, 'seconds'>): Promise<string> => {
  const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  return (await response.text()).replace(/"requestId":"[^"]+"/, '');
};
