import type { z } from 'zod';
import { collectSchemas, type JsonSchema } from './collect-schemas.ts';

interface DescribedEvent {
  readonly summary: string;
  readonly schema: z.ZodType;
  /** Who may send it; for events from clients. */
  readonly access?: 'member' | readonly string[];
}

type Events = Readonly<Record<string, DescribedEvent>>;

interface Protocol {
  readonly version: string;
  readonly description: string;
  /** From the server to clients. */
  readonly outbound: Events;
  /** From clients to the server. */
  readonly inbound: Events;
}

const CHANNEL = '#/channels/socket';

const toKey = (name: string): string =>
  name.replace(/\W(\w)/g, (_whole, letter: string) => letter.toUpperCase());

const sayAccess = ({ access }: DescribedEvent): string =>
  typeof access === 'object' ? ` For ${access.join(', ')}.` : '';

/** Builds the AsyncAPI 3 document of the socket: its events, and who sends them. */
export const buildAsyncApi = ({ version, description, outbound, inbound }: Protocol) => {
  const schemas = collectSchemas();
  const toMessages = (events: Events, prefix: string, io: 'input' | 'output') =>
    Object.entries(events).map(([name, event]): [string, object] => {
      const payload: JsonSchema = schemas.convert(event.schema, io);
      return [prefix + toKey(name), { name, summary: event.summary + sayAccess(event), payload }];
    });
  const sent = toMessages(outbound, 'out-', 'output');
  const received = toMessages(inbound, 'in-', 'input');
  const toOperations = (messages: readonly [string, object][], action: 'send' | 'receive') =>
    messages.map(([key]): [string, object] => [
      key,
      { action, channel: { $ref: CHANNEL }, messages: [{ $ref: `${CHANNEL}/messages/${key}` }] },
    ]);
  return {
    asyncapi: '3.0.0',
    info: { title: 'Hunar socket', version, description, license: { name: 'MIT' } },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: '/socket.io',
        description: 'One socket.io connection (protocol version 4) per client.',
        messages: Object.fromEntries([...sent, ...received]),
      },
    },
    operations: Object.fromEntries([...toOperations(sent, 'send'), ...toOperations(received, 'receive')]),
    components: { schemas: schemas.all() },
  };
};
