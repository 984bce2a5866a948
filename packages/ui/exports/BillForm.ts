export { BillForm, type BillCountry, type BillFormProps } from '../src/widgets/BillForm/BillForm.tsx';
export type { BillDetails } from '../src/widgets/BillForm/billFields.ts';
