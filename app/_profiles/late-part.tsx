'use client';

import { use, type ComponentType } from 'react';
import type { PartProps } from './beside-parts.ts';

type Parts = { readonly [Name in keyof PartProps]: ComponentType<PartProps[Name]> };

let loading: Promise<Parts> | undefined;

const load = (): Promise<Parts> =>
  import('./beside-parts.ts').then(
    ({ besideParts }) => besideParts,
    (error: unknown) => {
      // Another try asks anew.
      loading = undefined;
      throw error;
    },
  );

interface LatePartProps<Name extends keyof Parts> {
  name: Name;
  props: PartProps[Name];
}

const draw = <Props extends object>(Part: ComponentType<Props>, props: Props) => <Part {...props} />;

/** One of the parts that run in the browser, fetched with all others when the first is drawn. */
export const LatePart = <Name extends keyof Parts>({ name, props }: LatePartProps<Name>) =>
  draw<PartProps[Name]>(use((loading ??= load()))[name], props);
