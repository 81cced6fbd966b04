export type { FormValues } from './FormValues.ts';
export { ActionForm, type ActionFormProps } from './LazyActionForm.tsx';
