export { EntityMenu, type EntityMenuProps } from '../src/widgets/EntityMenu/EntityMenu.tsx';
export { asMenu, labelOfEntry, type MenuEntry } from '../src/widgets/EntityMenu/asMenu.ts';
export { domainMenu } from '../src/widgets/EntityMenu/domainMenu.ts';
