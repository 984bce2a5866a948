import { readFileSync } from 'node:fs';
import { sharedData } from '../../../shared-data.ts';

/** An event of the incident collection, with the label of its source. */
export interface LabelledEvent {
  readonly name: string;
  readonly category: 'origin_change' | 'forged_as_path' | 'prepend' | 'typo';
  /** Seconds since 1970; the source rounds many to a quarter of an hour. */
  readonly start: number;
  /** Empty if the source names none. */
  readonly victims: readonly number[];
  readonly offenders: readonly number[];
  /** The prefix that was announced wrongly. */
  readonly prefix: string;
  readonly routes: number;
}

/** Whether the source calls it a hijack; all others are mistakes. */
export function isHijack({ category }: LabelledEvent): boolean {
  return category === 'origin_change' || category === 'forged_as_path';
}

export function readLabelledEvents(): LabelledEvent[] {
  const [, ...lines] = readFileSync(sharedData('incidents/incidents.csv') ?? '', 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const fields = [...line.matchAll(/"([^"]*)"|([^,]*)(?:,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    // A quoted field leaves an empty field for its comma.
    const row = line.includes('"') ? fields.filter((_, i) => !fields[i - 1]?.includes(', ')) : fields;
    const [name = '', category = '', , start = '', victims = '', offenders = '', prefix = '', announced = ''] = row;
    const counts = row.slice(10, 12).map(Number);
    return {
      name,
      category: category as LabelledEvent['category'],
      start: Date.parse(`${start.replace(' ', 'T')}Z`) / 1000,
      victims: numbersIn(victims),
      offenders: numbersIn(offenders),
      prefix: announced || prefix,
      routes: counts.reduce((sum, count) => sum + count, 0),
    };
  });
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
