export { CommandKeyHint, type CommandKeyHintProps } from '../src/widgets/CommandKeyHint/CommandKeyHint.tsx';
