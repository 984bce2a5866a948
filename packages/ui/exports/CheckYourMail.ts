export { CheckYourMail, type CheckYourMailProps } from '../src/widgets/CheckYourMail/CheckYourMail.tsx';
