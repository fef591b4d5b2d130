import type { ForkedServer } from '../../testing/fork-server.ts';
import type { SignedIn } from '../../testing/factories/users.ts';
import { openClient, type ClientSocket } from '../../testing/socket-client.ts';

/** A server that people come to, and that dies and sleeps. */
export interface Node {
  server: ForkedServer;
  isAwake: boolean;
}

/** People who come and go, and where they truly are. */
export const createCrowd = (people: readonly SignedIn[]) => {
  const devices = new Map<string, Map<ClientSocket, Node>>();
  const devicesOf = (userId: string) => {
    const own = devices.get(userId) ?? new Map<ClientSocket, Node>();
    devices.set(userId, own);
    return own;
  };
  const join = ({ userId, token }: SignedIn, node: Node): void => {
    const client = openClient({ url: node.server.url, auth: { token } });
    // Whoever is thrown out comes back when the dice say so.
    client.io.reconnection(false);
    client.on('connect', () => devicesOf(userId).set(client, node));
    client.on('disconnect', () => devicesOf(userId).delete(client));
  };
  const leave = ({ userId }: SignedIn): void => {
    const [client] = devicesOf(userId).keys();
    client?.disconnect();
  };
  return {
    people,
    join,
    leave,
    count: (userId: string): number => devicesOf(userId).size,
    /** On a server that sleeps nobody can be reached. */
    isThere: (userId: string): boolean => [...devicesOf(userId).values()].some(({ isAwake }) => isAwake),
    close: (): void => {
      for (const own of devices.values()) for (const client of own.keys()) client.disconnect();
    },
  };
};
export type Crowd = ReturnType<typeof createCrowd>;
