import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import type { LeftOutPath } from './graphData.ts';
import * as css from './GraphLeftOut.css.ts';
import { leftOutText } from '../../facts/graphTexts.ts';
import { counted } from './nodeWords.ts';

/** Expandable list of the paths that are not drawn, each with the reason. */
export function GraphLeftOut({ paths }: { readonly paths: readonly LeftOutPath[] }) {
  return (
    <div className={css.root} data-part="left-out">
      <Disclosure title={`${counted(paths.length, 'path')} not drawn`}>
        <ul className={css.list} aria-label="Paths not drawn">
          {paths.map(({ path, reason }) => (
            <li key={path} className={css.path} data-reason={reason}>
              {path !== '' && <Mono>{path}</Mono>}
              <span>{leftOutText(path, reason)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
