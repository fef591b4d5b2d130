// An alias of the worker page.
export { default, generateMetadata } from '../../../worker/[id]/(found)/page.tsx';
