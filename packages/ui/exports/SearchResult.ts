export type {
  AnnouncedPrefix,
  AsSetResult,
  AutonomousSystemResult,
  CommunityResult,
  DomainResult,
  NetworkBrief,
  OriginResult,
  PrefixResult,
  SearchResult,
  SpecialAsnResult,
  SpecialPurposeResult,
  UnknownResult,
  Validity,
} from '../src/facts/searchResult.ts';
export type { SpecialAsn } from '../src/facts/specialAsn.ts';
export type { SpecialPurpose } from '../src/facts/specialPurpose.ts';
