export { Accordion, type AccordionItem, type AccordionProps } from '../src/primitives/Accordion/Accordion.tsx';
