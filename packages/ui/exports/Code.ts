export { Code, type CodeProps } from '../src/primitives/Code/Code.tsx';
export { CodeBlock, type CodeBlockProps } from '../src/primitives/Code/CodeBlock.tsx';
