import { useEffect, useEffectEvent } from 'react';
import type { OutboundName, OutboundPayload } from '#lib/platform/realtime/event-types.ts';
import { onSocketConnect, onSocketEvent } from '#lib/platform/browser/socket/socket.ts';

/** Reacts to an event of the server for as long as the component is shown. */
export const useSocketEvent = <Name extends OutboundName>(
  name: Name,
  react: (payload: OutboundPayload<Name>) => void,
): void => {
  const onEvent = useEffectEvent(react);
  useEffect(() => onSocketEvent(name, (payload) => onEvent(payload)), [name]);
};

/** Reacts whenever the connection is there (again), so that the component fetches what it may have missed. */
export const useSocketConnect = (catchUp: () => void): void => {
  const onConnect = useEffectEvent(catchUp);
  useEffect(() => onSocketConnect(() => onConnect()), []);
};
