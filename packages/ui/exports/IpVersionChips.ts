export { IpVersionChips, type IpVersionChipsProps } from '../src/widgets/IpVersionChips/IpVersionChips.tsx';
export { ipVersionEvidence, type SpeakerFacts } from '../src/widgets/IpVersionChips/ipVersionEvidence.ts';
