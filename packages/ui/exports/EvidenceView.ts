export { EvidenceView, type EvidenceViewProps } from '../src/widgets/EvidenceView/EvidenceView.tsx';
