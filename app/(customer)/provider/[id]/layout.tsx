export { default } from '../../worker/[id]/layout.tsx';
