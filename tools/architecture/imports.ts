import { posix } from 'node:path';
import { rooms, siblings, testFile, testMay } from './rooms.ts';

export interface SourceFile {
  /** Path from the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const STATEMENT = /^[ \t]*(?:import|export)\b(?:[^'"`;]*?\bfrom\s*)?\s*['"]([^'"]+)['"]/gm;
const CALL = /\bimport\(\s*['"]([^'"]+)['"]/g;
const WORKER = /new URL\(\s*['"](\.[^'"]+\.tsx?)['"]\s*,\s*import\.meta\.url/g;

/** The imports of a file: relative paths resolved from the root, packages as written. */
export function importsOf(file: SourceFile): string[] {
  const found: string[] = [];
  for (const pattern of [STATEMENT, CALL, WORKER]) {
    for (const match of file.text.matchAll(pattern)) {
      const specifier = match[1] ?? '';
      found.push(specifier.startsWith('.') ? posix.join(posix.dirname(file.path), specifier) : specifier);
    }
  }
  return found;
}

/** A sentence for each import that the file's room forbids. */
export function importProblems(file: SourceFile): string[] {
  const room = rooms.find((each) => each.holds.test(file.path));
  if (!room) return [];
  const isTest = testFile.test(file.path);
  const problems: string[] = [];
  for (const target of importsOf(file)) {
    const allowed = room.may.some((may) => may.test(target)) || (isTest && testMay.some((may) => may.test(target)));
    if (!allowed) problems.push(`${file.path}: ${room.name} may not import ${target}`);
    if (isTest) continue;
    for (const rule of siblings) {
      const own = rule.of.exec(file.path)?.[1];
      const other = rule.of.exec(target)?.[1];
      if (own && other && own !== other && !rule.unless.test(target))
        problems.push(`${file.path}: imports ${target}, but ${rule.say}`);
    }
  }
  return problems;
}
