export { ActionForm } from './LazyActionForm.tsx';
