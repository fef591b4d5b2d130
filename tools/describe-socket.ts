import { APP_VERSION } from '#lib/platform/config/app-version.ts';
import { buildAsyncApi } from '#lib/platform/openapi/build-asyncapi.ts';
import type { InboundName, OutboundName } from '#lib/platform/realtime/event-types.ts';
import { inboundEvents, outboundEvents } from '#lib/wiring/events.ts';

const description = `Tells a client what happens to its person. docs/api.md explains the handshake.

- Connect with \`auth: { token }\` and, as in the specification, \`query: { userId }\`. \`acknowledges: true\` in \`auth\` turns on acknowledgements.
- Behind several servers, a client without cookies must use \`transports: ['websocket']\`: polling needs every request of a connection to reach the same server, which the cookie of the proxy decides.
- An event from a client is answered by \`{ success: true }\` or \`{ success: false, code }\`, if it asks for an answer.`;

const outboundSummaries: Readonly<Record<OutboundName, string>> = {
  notification: 'A new line of the feed.',
  bookingChanged: 'A booking of this person has changed; load it again.',
  newMessage: 'A message to this person, once; without acknowledgement, again after four seconds.',
  messageStatus: 'How far a person has received and read a conversation. A state, not a difference.',
  unread: 'Unread counts, after reading on any device.',
  typing: 'The partner is typing, or has stopped.',
  getOnlineUsers: 'Which conversation partners are online, on connecting and on every change.',
  queueSizes: 'How many items wait in each queue of the office; for admins who have it open.',
  'server:draining': 'This server is shutting down; reconnect at a random moment within the window.',
  'auth:expired': 'The token has expired; the connection closes.',
  'session:ended': 'The connection closes for good: signed out, paused, or replaced by a newer one.',
};

const inboundSummaries: Readonly<Record<InboundName, string>> = {
  typing: 'Typing has started or stopped.',
  'message:ack': 'Messages that this client has received.',
  'message:read': 'Marks the partner’s messages as read up to this one.',
  'notification:ack': 'Notifications that were visible when they arrived.',
  'office:watch': 'Whether the office is open and wants to receive its queue counts.',
  'auth:refresh': 'Replaces the connection’s token by a newer one of the same person.',
};

const isOutbound = (name: string): name is OutboundName => Object.hasOwn(outboundEvents, name);
const isInbound = (name: string): name is InboundName => Object.hasOwn(inboundEvents, name);

/** The AsyncAPI document of the socket. */
export const describeSocket = () =>
  buildAsyncApi({
    ...{ version: APP_VERSION, description },
    outbound: Object.fromEntries(
      Object.keys(outboundEvents)
        .filter(isOutbound)
        .map((name) => [name, { summary: outboundSummaries[name], schema: outboundEvents[name] }]),
    ),
    inbound: Object.fromEntries(
      Object.keys(inboundEvents)
        .filter(isInbound)
        .map((name) => [name, { summary: inboundSummaries[name], ...inboundEvents[name] }]),
    ),
  });
