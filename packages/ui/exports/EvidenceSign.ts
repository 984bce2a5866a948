export { EvidenceSign, type EvidenceSignProps } from '../src/widgets/EvidenceSign/EvidenceSign.tsx';
