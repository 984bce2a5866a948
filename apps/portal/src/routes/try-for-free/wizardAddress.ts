import { parseAsn } from '@routeglass/domain/asn';
import type { WizardStep } from '@routeglass/ui/WizardSteps';

/** What the address says: the step, as it was written, and the network. */
export interface WizardState {
  readonly step: string | null;
  readonly asn: number | null;
}

const STEP = 'bgp-wizard';
const NETWORK = 'bgp-wizard-asn';

/** Reads any address. */
export function readWizard(search: URLSearchParams): WizardState {
  return { step: search.get(STEP), asn: parseAsn(search.get(NETWORK) ?? '') ?? null };
}

/** The address of a step, with what else stood in `before`. */
export function writeWizard(step: WizardStep, asn: number | null, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set(STEP, step);
  if (asn === null) next.delete(NETWORK);
  else next.set(NETWORK, String(asn));
  return next;
}
