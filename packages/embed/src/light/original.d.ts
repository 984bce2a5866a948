/** The originals of this folder's stand-ins, resolved by the build. */
declare module 'original:panZoom' {
  import type { BindPanZoom } from './panZoom.ts';
  export const bindPanZoom: BindPanZoom;
}
declare module 'original:GraphTable' {
  import type { ComponentType } from 'react';
  export const GraphTable: ComponentType<object>;
}
declare module 'original:exportSvg' {
  export const exportSvg: (...words: readonly unknown[]) => unknown;
}
declare module 'original:saveGraph' {
  export const saveGraph: (...words: readonly unknown[]) => Promise<void>;
}
/** For each letter, a function that fetches the flags of the countries whose codes begin with it. */
declare module 'flags:groups' {
  const groups: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>;
  export default groups;
}
