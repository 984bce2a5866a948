export { DottedName, type DottedNameProps } from '../src/primitives/DottedName/DottedName.tsx';
