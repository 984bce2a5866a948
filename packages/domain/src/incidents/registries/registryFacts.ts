import type { IncidentFact } from '../incident.ts';
import type { RegistryAnswers } from './registryAnswers.ts';

/** Number of covering VRPs and route objects that the evidence names individually. */
const NAMED = 4;

/** Facts from the registries about the origin that the routes name. A registry that is not loaded adds none. */
export function registryFacts(registry: RegistryAnswers): IncidentFact[] {
  return [...roaFacts(registry), ...routeObjectFacts(registry)];
}

/** The same facts for incidents that do not depend on registries. */
export function neutralRegistryFacts(registry: RegistryAnswers): IncidentFact[] {
  return registryFacts(registry).map((fact) => ({ ...fact, speaksFor: null }));
}

function roaFacts({ roa, roas, prefix: route }: RegistryAnswers): IncidentFact[] {
  if (!roa || !roas) return [];
  const from = { source: roas.name, asOf: roas.asOf };
  if (roa.vrps.length === 0) return [{ name: `ROA for ${route}`, value: 'none', speaksFor: null, ...from }];
  return roa.vrps.slice(0, NAMED).map(({ prefix, maxLength, asn, matches }) => ({
    name: `ROA for ${prefix}, up to /${maxLength}`,
    value: `AS${asn}`,
    asn,
    speaksFor: !matches,
    ...from,
  }));
}

function routeObjectFacts({ routeObject, routeObjects, prefix }: RegistryAnswers): IncidentFact[] {
  if (!routeObject || !routeObjects) return [];
  const from = { source: routeObjects.name, asOf: routeObjects.asOf };
  const name = `Route object for ${prefix}`;
  if (routeObject.objects.length === 0) return [{ name, value: 'none', speaksFor: true, ...from }];
  return routeObject.objects.slice(0, NAMED).map(({ origin, source }) => ({
    name: `${name} in ${source}`,
    value: `AS${origin}`,
    asn: origin,
    speaksFor: routeObject.state !== 'valid',
    ...from,
  }));
}
