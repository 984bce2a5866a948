import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import process from 'node:process';

/** The Routeglass that the example pages are written for. */
const WRITTEN_FOR = 'http://localhost:3000';
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Serves the example pages as another site would, in front of the Routeglass at `routeglass`. */
export function servePartner(port: number, routeglass: string, host = '127.0.0.1'): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://partner.invalid').pathname);
    const file = join(import.meta.dirname, path.endsWith(sep) ? join(path, 'index.html') : path);
    const type = types[extname(file)];
    if (!type) return void response.writeHead(404).end();
    readFile(file, 'utf8').then(
      (text) => response.writeHead(200, { 'content-type': type }).end(text.replaceAll(WRITTEN_FOR, routeglass)),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => {
    server.listen(port, host, () => resolve(server));
  });
}

// `node examples/serve.ts`: the pages on port 8080, beside a Routeglass that was started with EMBED_ORIGINS=http://localhost:8080.
if (import.meta.main) {
  await servePartner(Number(process.env['PORT'] ?? 8080), process.env['ROUTEGLASS'] ?? WRITTEN_FOR, 'localhost');
  console.log('Examples: http://localhost:8080/partner-plain/ and http://localhost:8080/partner-themed/');
}
