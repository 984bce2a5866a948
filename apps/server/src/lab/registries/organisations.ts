import type { Sample } from '../sample.ts';

/** CAIDA's map of AS numbers to organizations, one JSON object a line: organizations, then AS numbers. */
export function* organisationFile({ world, start }: Sample): Generator<string> {
  const changed = new Date(start * 1000).toISOString().slice(0, 10).replaceAll('-', '');
  const organisations = new Map(world.networks.map(({ organisation }) => [organisation.id, organisation]));
  for (const { id, name, country } of organisations.values()) {
    yield line({ type: 'Organization', organizationId: id, name, country: country.code, source: 'LAB', changed });
  }
  for (const { asn, handle, organisation } of world.networks) {
    yield line({
      type: 'ASN',
      asn: String(asn),
      name: handle,
      organizationId: organisation.id,
      source: 'LAB',
      changed,
    });
  }
}

function line(row: unknown): string {
  return `${JSON.stringify(row)}\n`;
}
