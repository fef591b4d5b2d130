'use client';

/**
 * The scripts of every page's header. The layout loads this file, or each page, its placeholder and its error would
 * bring their own copy.
 */
export { BackLink } from '#components/page/back-link.tsx';
export { OfflineBar } from '#components/page/offline-bar.tsx';
export { BrandLink } from './brand-link.tsx';
export { DeskMenu, DeskSearch } from './desk-bar.tsx';
export { UnreadCount } from './news-count.tsx';
export { WaitingSlot } from './waiting-slot.tsx';
