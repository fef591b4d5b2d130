import { useEffect, useEffectEvent } from 'react';
import type { OutboundName, OutboundPayload } from '#lib/platform/realtime/event-types.ts';
import { onSocketConnect, onSocketEvent } from '#lib/platform/browser/socket/socket.ts';

/** Listens to a server event while the component is mounted. */
export const useSocketEvent = <Name extends OutboundName>(
  name: Name,
  react: (payload: OutboundPayload<Name>) => void,
): void => {
  const onEvent = useEffectEvent(react);
  useEffect(() => onSocketEvent(name, (payload) => onEvent(payload)), [name]);
};

/** Runs on every (re)connection, so that the component can fetch what it missed. */
export const useSocketConnect = (catchUp: () => void): void => {
  const onConnect = useEffectEvent(catchUp);
  useEffect(() => onSocketConnect(() => onConnect()), []);
};
