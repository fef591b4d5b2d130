export { default } from '../../worker/[id]/not-found.tsx';
