export { Glossary, type GlossaryProps } from '../src/widgets/Glossary/Glossary.tsx';
