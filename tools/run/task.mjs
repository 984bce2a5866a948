// `node tools/run/task.mjs NAME …`: installs what is missing, then runs the script `task:NAME` of package.json with the words that follow,
// instead of the shell that reads it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, projectNode, root, serverEnvironment, toolEnvironment, tryRun } from './workspace.mjs';

const [name = '', ...words] = process.argv.slice(2);
const script = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts[`task:${name}`];
if (!script) fail(`There is no task named ${name || '(nothing)'}.`);
// Tasks that run only the server's code need only the server's libraries.
const isOfServer = script.includes(' apps/server/src/');
await ensureInstalled(isOfServer ? 'server' : 'checked');
projectNode();
process.exitCode = await tryRun('sh', ['-c', `exec ${script} "$@"`, name, ...words], {
  env: isOfServer ? serverEnvironment : toolEnvironment,
});
