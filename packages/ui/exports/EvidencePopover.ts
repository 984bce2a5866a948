export {
  EvidencePopover,
  type EvidencePopoverProps,
  type EvidenceProps,
} from '../src/widgets/EvidencePopover/EvidencePopover.tsx';
export type { Evidence, EvidenceInput } from '../src/widgets/EvidencePopover/evidence.ts';
