import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { TargetPicker } from '@routeglass/ui/TargetPicker';
import { useAsSuggestions } from '../../wire/useAsSuggestions.ts';

interface GraphTargetsProps {
  readonly asn: number;
  readonly prefix: string | null;
  readonly selected: readonly number[];
  readonly onChange: (targets: readonly number[]) => void;
  readonly nameOf: (asn: number) => string | null;
}

/** The picker for the networks from which a prefix is viewed. */
export function GraphTargets({ asn, prefix, selected, onChange, nameOf }: GraphTargetsProps) {
  const presets = useCall(calls.targetPresets, prefix === null ? null : { params: { asn }, query: { prefix } });
  const suggestions = useAsSuggestions();
  return (
    <TargetPicker
      selected={selected}
      onChange={onChange}
      presets={presets.data?.map(({ name, asns, country_code }) => ({ name, asns, countryCode: country_code })) ?? []}
      presetState={presets.isLoading ? 'loading' : presets.error && !presets.data ? 'failed' : 'ready'}
      {...suggestions}
      nameOf={nameOf}
    />
  );
}
