import type { ForkedServer } from '#e2e/kit/fork-server.ts';
import type { SignedIn } from '#e2e/kit/factories/users.ts';
import { openClient, type ClientSocket } from '#e2e/kit/socket-client.ts';

/** A server with clients, which can be killed and paused. */
export interface Node {
  server: ForkedServer;
  isAwake: boolean;
}

/** People who connect and disconnect, and where they really are. */
export const createCrowd = (people: readonly SignedIn[]) => {
  const devices = new Map<string, Map<ClientSocket, Node>>();
  const getDevices = (userId: string) => {
    const own = devices.get(userId) ?? new Map<ClientSocket, Node>();
    devices.set(userId, own);
    return own;
  };
  const join = ({ userId, token }: SignedIn, node: Node): void => {
    const client = openClient({ url: node.server.url, auth: { token } });
    // The test decides at random when a disconnected client returns.
    client.io.reconnection(false);
    client.on('connect', () => getDevices(userId).set(client, node));
    client.on('disconnect', () => getDevices(userId).delete(client));
  };
  const leave = ({ userId }: SignedIn): void => {
    const [client] = getDevices(userId).keys();
    client?.disconnect();
  };
  return {
    people,
    join,
    leave,
    count: (userId: string): number => getDevices(userId).size,
    /** A paused server reaches no one. */
    isThere: (userId: string): boolean => [...getDevices(userId).values()].some(({ isAwake }) => isAwake),
    close: (): void => {
      for (const own of devices.values()) for (const client of own.keys()) client.disconnect();
    },
  };
};
export type Crowd = ReturnType<typeof createCrowd>;
