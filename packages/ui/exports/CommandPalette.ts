export { CommandPalette, type CommandPaletteProps } from '../src/widgets/CommandPalette/CommandPalette.tsx';
export type { Command } from '../src/widgets/CommandPalette/command.ts';
