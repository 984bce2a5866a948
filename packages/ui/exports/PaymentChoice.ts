export { PaymentChoice, type PaymentChoiceProps } from '../src/widgets/PaymentChoice/PaymentChoice.tsx';
