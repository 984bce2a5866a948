export { EvidencePopover, type EvidencePopoverProps } from '../src/widgets/EvidencePopover/EvidencePopover.tsx';
export type { Evidence, EvidenceInput, EvidenceProps } from '../src/facts/evidence.ts';
