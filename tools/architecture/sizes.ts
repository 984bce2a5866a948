import type { SourceFile } from './imports.ts';

/** Files with tables of data rather than code, by name, each with its reason. */
const tables: readonly RegExp[] = [];

const limits: readonly { readonly of: RegExp; readonly lines: number; readonly what: string }[] = [
  { of: /\.test\.tsx?$/, lines: 400, what: 'a test file' },
  { of: /^packages\/[^/]+\/exports\//, lines: 20, what: 'an export door' },
  { of: /^apps\/portal\/src\/routes\/.*route\.tsx$/, lines: 120, what: 'a portal route' },
  { of: /./, lines: 350, what: 'a source file' },
];

const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|types|common|misc|shared)\.tsx?$/;

/** A sentence for each file that is too long or has a meaningless name. */
export function sizeProblems(file: SourceFile): string[] {
  const problems: string[] = [];
  if (FORBIDDEN_NAMES.test(file.path)) problems.push(`${file.path}: the name says nothing of what is in it`);
  if (/^apps\/portal\/.*\.css(\.ts)?$/.test(file.path))
    problems.push(`${file.path}: the portal does not draw: styles live in packages/ui`);
  if (tables.some((table) => table.test(file.path))) return problems;
  const limit = limits.find((each) => each.of.test(file.path));
  const lines = file.text.split('\n').length - 1;
  if (limit && lines > limit.lines)
    problems.push(`${file.path}: ${lines} lines, ${limit.what} has at most ${limit.lines}`);
  return problems;
}

/** Files over the length at which splitting is worth considering. */
export function longFiles(files: readonly SourceFile[]): string[] {
  const lines = (file: SourceFile) => file.text.split('\n').length - 1;
  return files
    .filter(
      (file) => !/\.test\.tsx?$/.test(file.path) && lines(file) > 250 && !tables.some((table) => table.test(file.path)),
    )
    .map((file) => `${file.path}: ${lines(file)} lines`);
}

/** `any` and suppressions are allowed once in a thousand lines, each with its reason. */
export function escapeProblems(files: readonly SourceFile[]): string[] {
  const escape = /: any\b|<any>|as any\b|@ts-(ignore|expect-error|nocheck)|(oxlint|eslint)-disable/;
  const found: string[] = [];
  let total = 0;
  for (const file of files) {
    if (file.path.endsWith('.test-d.ts') || file.path.startsWith('tools/architecture/')) continue;
    const lines = file.text.split('\n');
    total += lines.length;
    lines.forEach((line, index) => {
      if (escape.test(line)) found.push(`${file.path}:${index + 1}: ${line.trim()}`);
    });
  }
  return found.length > total / 1000
    ? [`${found.length} suppressions in ${total} lines, at most one in a thousand:`, ...found]
    : [];
}
