import * as v from 'valibot';
import type { ImportEvent } from '../importEvent.ts';
import type { ImportRequest } from '../importRequest.ts';
import { fileKinds } from '../sources.ts';

// One JSON text a line: the client sends a request, the server answers with events and closes.
const request = v.object({
  paths: v.array(v.string()),
  keepPartial: v.boolean(),
  allowOlder: v.boolean(),
  kind: v.optional(v.picklist(fileKinds)),
  collector: v.optional(v.string()),
  world: v.picklist(['lab', 'internet']),
  registry: v.boolean(),
  sampleFolder: v.null(),
});

/** Undefined when the line is no request. */
export function readRequest(line: string): ImportRequest | undefined {
  try {
    const { success, output } = v.safeParse(request, JSON.parse(line));
    return success ? { ...output, kind: output.kind, collector: output.collector } : undefined;
  } catch {
    return undefined;
  }
}

/** An event as the server of this same program wrote it. */
export function readEvent(line: string): ImportEvent {
  return JSON.parse(line) as ImportEvent;
}

export function writeLine(message: ImportRequest | ImportEvent): string {
  return `${JSON.stringify(message)}\n`;
}
