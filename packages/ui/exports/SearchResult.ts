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
} from '../src/widgets/SearchResult/searchResult.ts';
export type { SpecialPurpose } from '../src/widgets/SearchResult/specialPurpose.ts';
