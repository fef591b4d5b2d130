// The same guard under its other address.
export { default } from '../../worker/[id]/layout.tsx';
