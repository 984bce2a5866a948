export { TextArea, type TextAreaProps } from '../src/primitives/TextArea/TextArea.tsx';
