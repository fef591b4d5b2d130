import { useRef, type PointerEvent, type RefObject } from 'react';

const FAR_ENOUGH_PX = 80;

/** Lets a finger drag a panel down by its header to close it. The close button does the same. */
export const useSwipeDown = (panel: RefObject<HTMLElement | null>, onAway: () => void) => {
  const startY = useRef<number>(null);
  const pulled = ({ clientY }: PointerEvent): number => Math.max(0, clientY - (startY.current ?? clientY));
  const move = (px: number): void => {
    if (panel.current) panel.current.style.translate = px > 0 ? `0 ${px}px` : '';
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const isOnButton = event.target instanceof Element && event.target.closest('button');
    if (event.pointerType !== 'touch' || isOnButton) return;
    startY.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (startY.current !== null) move(pulled(event));
  };
  const onPointerUp = (event: PointerEvent): void => {
    const isAway = pulled(event) > FAR_ENOUGH_PX;
    startY.current = null;
    if (isAway) onAway();
    else move(0);
  };
  const onPointerCancel = (): void => {
    startY.current = null;
    move(0);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
};
