import type { ComponentProps } from 'react';
import { Pane } from '#components/page/pane.tsx';
import { workerParts } from './worker-parts.ts';

/** What of a worker beside a list runs in the browser. */
export const besideParts = { ...workerParts, Pane };

export type PartProps = {
  [Name in keyof typeof besideParts]: ComponentProps<(typeof besideParts)[Name]>;
};
