import { parseAsn } from '@routeglass/domain/asn';
import type { WizardStep } from '@routeglass/ui/WizardSteps';

/** The state in the address: the step as written, and the network. */
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

/** The address of a step: `before` with its parameters replaced. */
export function writeWizard(step: WizardStep, asn: number | null, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set(STEP, step);
  if (asn === null) next.delete(NETWORK);
  else next.set(NETWORK, String(asn));
  return next;
}
