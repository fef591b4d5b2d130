export { default } from '../../../worker/[id]/(found)/layout.tsx';
