/** Fields of one line of CSV (RFC 4180): separated by commas, in quotes if they hold a comma, with doubled quotes inside quotes. */
export function csvFields(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const fields: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] !== '"') {
      const comma = line.indexOf(',', at);
      const end = comma < 0 ? line.length : comma;
      fields.push(line.slice(at, end));
      at = end + 1;
      continue;
    }
    let end = at + 1;
    while (end < line.length && (line[end] !== '"' || line[end + 1] === '"')) end += line[end] === '"' ? 2 : 1;
    fields.push(line.slice(at + 1, end).replaceAll('""', '"'));
    const comma = line.indexOf(',', end);
    at = comma < 0 ? line.length + 1 : comma + 1;
  }
  return fields;
}
