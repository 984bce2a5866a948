export { ContactButton, type ContactButtonProps } from '../src/widgets/ContactButton/ContactButton.tsx';
