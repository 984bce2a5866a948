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
  UnknownResult,
  Validity,
} from '../src/widgets/SearchResult/searchResult.ts';
