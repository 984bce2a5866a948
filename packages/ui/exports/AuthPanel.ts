export { AuthPanel, type AuthPanelProps } from '../src/widgets/AuthPanel/AuthPanel.tsx';
export { authVariants, type AuthHrefs, type AuthVariant } from '../src/widgets/AuthPanel/authVariants.ts';
