import type { ComponentProps } from 'react';
import { Pane } from '#components/page/pane.tsx';
import { workerParts } from './worker-parts.ts';

/** Client components of a worker shown beside a list. */
export const besideParts = { ...workerParts, Pane };

export type PartProps = {
  [Name in keyof typeof besideParts]: ComponentProps<(typeof besideParts)[Name]>;
};
