import { headers } from 'next/headers';
import { callerNetwork } from '#lib/platform/http/client-network.ts';

/** Returns the network of the current request, as rate limits count it. */
export const readNetwork = async (): Promise<string> => callerNetwork(await headers());
