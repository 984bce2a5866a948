import { AS_OF_HEADER, type AnyEndpoint } from '@routeglass/api-client/contract';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { DataAge, Subject } from '../store/dataAge.ts';
import { csvWriter } from './csv.ts';
import { CutList } from './cutList.ts';
import { pageHeaders } from './pageLinks.ts';
import type { Input } from './readInput.ts';
import { sourcesBehind } from './sourcesBehind.ts';
import type { Body } from './writeBody.ts';

const JSON_TYPE = 'application/json';
const CSV_TYPE = 'text/csv';

/** The form that a caller accepts: CSV if preferred. Only lists have CSV. */
export type Form = typeof JSON_TYPE | typeof CSV_TYPE;

/** Turns a handler's result into a response: JSON or CSV with its age, and a link to the next page if the list goes on. */
export interface Presenter {
  formFor(context: Context): Form;
  present(context: Context, form: Form, given: unknown, input: Input<AnyEndpoint>): Promise<Body>;
}

export function createPresenter(endpoint: AnyEndpoint, dataAge: DataAge, clock: () => number): Presenter {
  const sources = sourcesBehind(endpoint);
  const writeCsv = csvWriter(endpoint, sources !== 'now');
  /** The date in the answer if it has one, else that of its sources. */
  const ageOf = async (answer: Told, input: Input<AnyEndpoint>): Promise<string | null> => {
    if (answer.as_of !== undefined) return answer.as_of;
    if (answer.asked_at !== undefined) return answer.asked_at;
    const at = sources === 'now' ? new Date(clock()) : (await dataAge(sources, subjectOf(input, answer))).at;
    return at?.toISOString() ?? null;
  };
  const isSample = async (answer: Told, input: Input<AnyEndpoint>): Promise<boolean> =>
    sources !== 'now' && (await dataAge(sources, subjectOf(input, answer))).world === 'lab';

  return {
    formFor: (context) =>
      writeCsv === undefined
        ? JSON_TYPE
        : (accepts(context, { header: 'Accept', supports: [JSON_TYPE, CSV_TYPE], default: JSON_TYPE }) as Form),
    async present(context, form, given, input) {
      const answer = given instanceof CutList ? given.rows : given;
      const asOf = await ageOf(answer ?? {}, input);
      const { pathname: path, searchParams: search } = new URL(context.req.url);
      const headers = {
        'content-type':
          form === CSV_TYPE ? 'text/csv; charset=utf-8; header=present' : 'application/json; charset=utf-8',
        ...(asOf !== null && { [AS_OF_HEADER.toLowerCase()]: asOf }),
        ...pageHeaders(given, { path, search }),
      };
      if (form === CSV_TYPE && writeCsv)
        return { text: writeCsv(answer, await isSample(answer ?? {}, input)), headers };
      const isInside = !Array.isArray(answer) && endpoint.asOf !== 'header';
      return { text: JSON.stringify(isInside ? { ...(answer as object), as_of: asOf } : answer), headers };
    },
  };
}

/** The date that an answer states for itself. */
interface Told {
  readonly as_of?: string | null;
  readonly asked_at?: string;
  /** Whether all of it comes from the laboratory. */
  readonly sample?: boolean;
}

/** The network, community or prefix of a call, under the contract's names for them. A subject named in the answer wins. */
function subjectOf({ params, query }: Input<AnyEndpoint>, { sample }: Told): Subject {
  const given = { ...(query as object), ...(params as object) } as Readonly<Record<string, unknown>>;
  const { community, prefix, address = prefix } = given;
  // A community begins with the network that gives it its meaning (RFC 1997, RFC 8092).
  const asn = given['asn'] ?? (typeof community === 'string' ? Number.parseInt(community, 10) : NaN);
  return {
    world: sample === undefined ? undefined : sample ? 'lab' : 'internet',
    asn: typeof asn === 'number' && !Number.isNaN(asn) ? asn : undefined,
    prefix: typeof address === 'string' ? address : undefined,
  };
}
