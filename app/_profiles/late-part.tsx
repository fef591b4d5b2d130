'use client';

import { use, type ComponentType } from 'react';
import type { PartProps } from './beside-parts.ts';

type Parts = { readonly [Name in keyof PartProps]: ComponentType<PartProps[Name]> };

let loading: Promise<Parts> | undefined;

const load = (): Promise<Parts> =>
  import('./beside-parts.ts').then(
    ({ besideParts }) => besideParts,
    (error: unknown) => {
      // Lets a retry load the parts again.
      loading = undefined;
      throw error;
    },
  );

interface LatePartProps<Name extends keyof Parts> {
  name: Name;
  props: PartProps[Name];
}

const draw = <Props extends object>(Part: ComponentType<Props>, props: Props) => <Part {...props} />;

/** Renders a client part; all parts are fetched together when the first one renders. */
export const LatePart = <Name extends keyof Parts>({ name, props }: LatePartProps<Name>) =>
  draw<PartProps[Name]>(use((loading ??= load()))[name], props);
