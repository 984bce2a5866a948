import { Repeat } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { exactNumber } from '../../facts/abbreviate.ts';
import { asSetPage } from '../../facts/destinationOfResult.ts';
import * as styles from './AsSetTree.css.ts';
import { nodeWords, type AsSetNode } from './asSetTree.ts';
import { BOX, treeLayout } from './treeLayout.ts';

interface TreeDrawingProps {
  readonly label: string;
  readonly root: AsSetNode;
}

/** The sets as boxes with lines between them. For screen readers they are a list, each with the set that lists it. */
export function TreeDrawing({ label, root }: TreeDrawingProps) {
  const { sets, lines, width, height, left } = useMemo(() => treeLayout(root), [root]);
  const rootShare = (sets[0]!.y + BOX.height / 2) / height;
  const beginAtRoot = useCallback((box: HTMLDivElement) => scrolledTo(box, rootShare), [rootShare]);
  return (
    <>
      <div ref={beginAtRoot} role="group" aria-label={label} className={styles.scroll}>
        <div className={styles.drawing} style={{ width: rem(width), height: rem(height) }}>
          <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden>
            {lines.map((line) => (
              <path key={line} d={line} className={styles.line} />
            ))}
          </svg>
          <ul role="list" className={styles.list}>
            {sets.map(({ key, node, parent, x, y }) => (
              <li
                key={key}
                className={styles.box}
                data-end={node.end}
                style={{ left: rem(x), top: rem(y), width: rem(BOX.width), height: rem(BOX.height) }}
              >
                <span className={styles.name} title={node.name}>
                  {parent === undefined ? (
                    <Mono>{node.name}</Mono>
                  ) : (
                    <Link href={asSetPage(node.name)} kind="quiet">
                      <Mono>{node.name}</Mono>
                    </Link>
                  )}
                  {parent !== undefined && <VisuallyHidden> in {parent}</VisuallyHidden>}
                </span>
                <span className={styles.words}>
                  {node.end === 'loop' && <Icon of={Repeat} size={12} />}
                  {nodeWords(node)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {left > 0 && <p className={styles.note}>{exactNumber(left)} more sets are in the table.</p>}
    </>
  );
}

/** Centers a share of a box's content, once it has a size. */
function scrolledTo(box: HTMLElement, share: number): () => void {
  const observer = new ResizeObserver(() => {
    box.scrollTop = share * box.scrollHeight - box.clientHeight / 2;
    observer.disconnect();
  });
  observer.observe(box);
  return () => observer.disconnect();
}

/** A length of the layout (px) in rem, so that it grows with the reader's text. */
const rem = (px: number): string => `${px / 16}rem`;
