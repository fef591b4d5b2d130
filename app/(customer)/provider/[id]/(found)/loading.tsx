export { default } from '../../../worker/[id]/(found)/loading.tsx';
