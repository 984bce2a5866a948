export { EntityMenu, type EntityMenuProps } from '../src/widgets/EntityMenu/EntityMenu.tsx';
export { asMenu, labelOfEntry, type MenuEntry } from '../src/facts/asMenu.ts';
export { domainMenu } from '../src/facts/domainMenu.ts';
