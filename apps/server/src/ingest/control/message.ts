import * as v from 'valibot';
import type { ImportEvent } from '../importEvent.ts';
import type { ImportRequest } from '../importRequest.ts';
import { fileKinds } from '../sources.ts';

// One JSON text per line: the client sends a request, the server replies with events and closes.
const request = v.object({
  paths: v.array(v.string()),
  keepPartial: v.boolean(),
  allowOlder: v.boolean(),
  kind: v.optional(v.picklist(fileKinds)),
  collector: v.optional(v.string()),
  world: v.picklist(['lab', 'internet']),
  remove: v.optional(v.array(v.string()), []),
  registry: v.boolean(),
  sampleFolder: v.null(),
});

/** Undefined if the line is not a request. */
export function readRequest(line: string): ImportRequest | undefined {
  try {
    const { success, output } = v.safeParse(request, JSON.parse(line));
    return success ? { ...output, kind: output.kind, collector: output.collector } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads an event written by a server of this same program. */
export function readEvent(line: string): ImportEvent {
  return JSON.parse(line) as ImportEvent;
}

export function writeLine(message: ImportRequest | ImportEvent): string {
  return `${JSON.stringify(message)}\n`;
}
