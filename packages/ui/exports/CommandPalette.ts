export { CommandPalette, type CommandPaletteProps } from '../src/widgets/CommandPalette/CommandPalette.tsx';
export type { EntityPage } from '../src/widgets/CommandPalette/entityPages.ts';
export type { Command } from '../src/widgets/CommandPalette/command.ts';
