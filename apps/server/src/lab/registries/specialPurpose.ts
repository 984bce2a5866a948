import { IANA_REGISTRY } from '@routeglass/domain/bogon';
import { contains, formatPrefix } from '@routeglass/domain/prefix';
import { LAB_V4, LAB_V6 } from '../world/addressPlan.ts';

/** IANA's special-purpose address registry as CSV, with the lab's own space as ordinary. */
export function* specialPurposeFile(): Generator<string> {
  yield 'Address Block,Name,RFC,Globally Reachable\n';
  for (const { prefix, name, source, globallyReachable } of IANA_REGISTRY.blocks) {
    if (contains(LAB_V4, prefix) || contains(LAB_V6, prefix)) continue;
    yield `${formatPrefix(prefix)},"${name}",${source},${globallyReachable ? 'True' : 'False'}\n`;
  }
  for (const block of [LAB_V4, LAB_V6]) yield `${formatPrefix(block)},"Laboratory Internet",Routeglass,True\n`;
}
