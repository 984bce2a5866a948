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
  SpecialPurposeResult,
  UnknownResult,
  Validity,
} from '../src/facts/searchResult.ts';
export type { SpecialPurpose } from '../src/facts/specialPurpose.ts';
