import { useEffect, useEffectEvent } from 'react';
import { onSocketEvent, type NewsName, type SocketNews } from './socket.ts';

/** Reacts to news from the server for as long as the component is shown. */
export const useSocketEvent = <Name extends NewsName>(
  name: Name,
  react: (payload: SocketNews[Name]) => void,
): void => {
  const onNews = useEffectEvent(react);
  useEffect(() => onSocketEvent(name, (payload) => onNews(payload)), [name]);
};
