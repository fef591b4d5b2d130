// The same screen under its other address.
export { default, generateMetadata } from '../../../worker/[id]/(found)/page.tsx';
