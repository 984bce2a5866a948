import type { SearchResult } from './searchResult.ts';
import { purposeText } from './specialPurpose.ts';

/** A suggestion in words: its name, a note beside it, and its kind. */
export interface SuggestionText {
  readonly main: string;
  readonly beside: string;
  readonly kind: string;
  /** Whether it is set in the fixed-width font: numbers, prefixes and keys are, names are not. */
  readonly technical: boolean;
  readonly countryCode: string | null;
}

const network = (asn: number, name: string | null) => (name ? `AS${asn} ${name}` : `AS${asn}`);

export function suggestionText(result: SearchResult): SuggestionText {
  const text = (main: string, beside: string, kind: string, countryCode: string | null = null): SuggestionText => ({
    main,
    beside,
    kind,
    technical: result.type !== 'domain' && result.type !== 'unknown',
    countryCode,
  });
  switch (result.type) {
    case 'autonomous-system':
      return text(`AS${result.asn}`, result.asName ?? result.orgName ?? '', 'AS', result.countryCode);
    case 'origin': {
      const { asn, asName, countryCode } = result.origin;
      const kind = result.knownBy === 'registry' ? 'Registered' : 'Origin';
      return text(result.prefix, network(asn, asName), kind, countryCode);
    }
    case 'prefix': {
      const { asn, asName, countryCode } = result.origin;
      return text(result.prefix, network(asn, asName), 'Prefix', countryCode);
    }
    case 'domain':
      return text(result.name, '', 'Domain');
    case 'as-set':
      return text(result.rpslPk, result.descr[0] ?? result.source, 'AS-SET');
    case 'bgp-community':
      return text(result.community, result.description, 'Community');
    case 'special-purpose':
      return text(result.prefix, purposeText(result), 'Special-purpose');
    case 'special-asn':
      return text(`AS${result.asn}`, purposeText(result), 'Special-purpose');
    case 'unknown':
      return text('Invalid search result type', '', '');
  }
}
