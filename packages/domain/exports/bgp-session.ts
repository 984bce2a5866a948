/** BGP sessions with a collector: the configuration of both ends. */
export {
  type CollectorProgram,
  collectorPrograms,
  collectorText,
  commentSigns,
} from '../src/bgp-session/collectorTexts.ts';
export { type RouterSystem, routerSystems, routerText } from '../src/bgp-session/routerTexts.ts';
export { type BgpSession, isSessionPassword, isSix, sessionName } from '../src/bgp-session/session.ts';
