import { useMemo } from 'react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { dataOf, mapFace, type OpenFace } from '../../facts/face.ts';
import type { SourceName } from '../../facts/sourceWords.ts';
import type { RowPage } from '../../facts/pageView.ts';
import type { AsSetLoop, AsSetObject, Member, MemberFacts, NetworkRow, RawAsSet, SourceMembers } from './asSet.ts';
import { loopColumns, networkColumns, reverseColumns, setColumns } from './asSetColumns.tsx';
import { AsSetList } from './AsSetList.tsx';
import {
  loopPath,
  loopsFitting,
  membersFitting,
  networkMembers,
  networkRows,
  objectsFitting,
  ofSource,
  setMembers,
  setRows,
  sourcesOf,
} from './asSetMembers.ts';
import { AsSetTools } from './AsSetTools.tsx';
import * as styles from './AsSetTools.css.ts';
import { changedAsSetView, type AsSetView } from './asSetView.ts';
import { RawAsSets } from './RawAsSets.tsx';

export interface AsSetTabsProps {
  /** `AS64512:AS-CUSTOMERS`. */
  readonly asSet: string;
  readonly view: AsSetView;
  /** Asked for with the whole new view: whatever changes the list leads to page 1. */
  readonly onViewChange: (view: AsSetView) => void;
  /** What each registry lists under the set. */
  readonly direct: OpenFace<readonly SourceMembers[]>;
  /** The same with everything nested resolved. */
  readonly recursive: OpenFace<readonly SourceMembers[]>;
  /** Sets that hold this one. */
  readonly reverse: OpenFace<readonly AsSetObject[]>;
  readonly raw: OpenFace<readonly RawAsSet[]>;
  readonly loops: OpenFace<readonly AsSetLoop[]>;
  /** Names and counts of the members in sight; absent while they are on their way. */
  readonly facts?: MemberFacts | undefined;
  /** Names, in capitals, of the sets among the members whose description holds the text of the view. Absent: descriptions in `facts` alone are looked through. */
  readonly described?: OpenFace<ReadonlySet<string>> | undefined;
  /** The networks in sight where not this widget puts them in order: of a set with more of them than `facts` can tell of. */
  readonly networkPage?: OpenFace<RowPage<NetworkRow>> | undefined;
  /** Reads all networks that fit the view, in any order, for their CSV file: goes with `networkPage`. */
  readonly readNetworks?: ((onProgress: (done: number) => void) => Promise<readonly NetworkRow[]>) | undefined;
  /** Reads what is known of any members, by name: their CSV file holds more of them than a page shows. Default: `facts`. */
  readonly readFacts?: (names: readonly string[], onProgress: (done: number) => void) => Promise<MemberFacts>;
  /** The source that is not loaded, where an empty list means that nothing is known. */
  readonly missingSource?: SourceName | undefined;
  /** The whole address of the list on show; adds the button that copies it. */
  readonly viewHref?: string;
}

/** What an AS-SET holds, what holds it, its text and its loops. */
export function AsSetTabs({
  asSet,
  view,
  onViewChange,
  direct,
  recursive,
  reverse,
  raw,
  loops,
  facts,
  described,
  networkPage,
  readNetworks,
  readFacts,
  missingSource,
  viewHref,
}: AsSetTabsProps) {
  const { source, q, recursively } = view;
  const members = recursively ? recursive : direct;
  const networks = useMemo(() => mapFace(members, (lists) => networkMembers(lists, source)), [members, source]);
  const sets = useMemo(() => mapFace(members, (lists) => setMembers(lists, source)), [members, source]);

  // Of a set that no registry has, nothing is known of its members.
  const isHeld = dataOf(raw)?.length !== 0;
  const unheld = isHeld ? undefined : `No loaded registry has ${asSet}.`;
  const byDescription = described && dataOf(described);
  // Until it is known which descriptions fit, the rows would change under anyone who reads them.
  const fittingSets: OpenFace<readonly Member[]> =
    described?.status === 'loading' ? described : mapFace(sets, (all) => membersFitting(all, q, facts, byDescription));

  const wholeOf = async (face: OpenFace<readonly Member[]>, onProgress: (done: number) => void) => {
    const fitting = membersFitting(dataOf(face) ?? [], q, facts, byDescription);
    const names = fitting.map(({ name }) => name);
    return [fitting, readFacts ? await readFacts(names, onProgress) : facts] as const;
  };
  const change = (next: Partial<AsSetView>) => onViewChange(changedAsSetView(view, next));
  const sources = sourcesOf(
    ...[direct, recursive, reverse, raw, loops].map((face) => dataOf<readonly Sourced[]>(face)),
  );
  const tools = <AsSetTools view={view} onChange={change} sources={sources} />;
  const frame = { asSet, view, onChange: change, tools, missingSource, ...(viewHref !== undefined && { viewHref }) };

  return (
    <Tabs
      label={`Parts of ${asSet}`}
      selected={view.tab}
      onSelect={(tab) => tab !== view.tab && change({ tab })}
      items={[
        {
          id: 'asn-members',
          name: 'ASN Members',
          ...counted(networks),
          content: (
            <AsSetList
              {...frame}
              noun="ASN members"
              rows={mapFace(networks, (all) => networkRows(membersFitting(all, q, facts), facts))}
              list={networkPage}
              csvRows={readNetworks ?? (async (onProgress) => networkRows(...(await wholeOf(networks, onProgress))))}
              columns={networkColumns}
              rowKey={({ name }) => name}
              emptyHint={
                unheld ??
                (recursively ? undefined : 'No network is listed directly. Turn on Recursively to include nested sets.')
              }
            />
          ),
        },
        {
          id: 'as-set-members',
          name: 'AS-SET Members',
          ...counted(sets),
          content: (
            <AsSetList
              {...frame}
              noun="AS-SET members"
              rows={mapFace(fittingSets, (all) => setRows(all, facts))}
              csvRows={async (onProgress) => setRows(...(await wholeOf(sets, onProgress)))}
              columns={setColumns}
              rowKey={({ name }) => name}
              emptyHint={unheld ?? 'This set contains no other sets.'}
            />
          ),
        },
        {
          id: 'reverse',
          name: 'Reverse',
          ...counted(mapFace(reverse, (all) => ofSource(all, source))),
          content: (
            <AsSetList
              {...frame}
              noun="sets that contain it"
              rows={mapFace(reverse, (all) => objectsFitting(all, source, q))}
              columns={reverseColumns}
              rowKey={(object) => `${object.rpslPk} ${object.source}`}
              emptyHint="No set of a loaded registry contains this one."
            />
          ),
        },
        {
          id: 'raw',
          name: 'Raw',
          content: (
            <>
              <div className={styles.bar}>{tools}</div>
              <RawAsSets raw={raw} source={source} emptyHint={unheld} missingSource={missingSource} />
            </>
          ),
        },
        {
          id: 'loops',
          name: 'Loops',
          ...counted(mapFace(loops, (all) => ofSource(all, source))),
          content: (
            <AsSetList
              {...frame}
              noun="loops"
              rows={mapFace(loops, (all) => loopsFitting(all, source, q))}
              columns={loopColumns}
              rowKey={(loop) => `${loop.source} ${loopPath(loop).join(' ')}`}
              emptyTitle="No loops"
              emptyHint={unheld ?? 'No set contains itself.'}
            />
          ),
        },
      ]}
    />
  );
}

interface Sourced {
  readonly source: string;
}

/** How many things a tab holds, and the place for it until that is known. */
function counted(face: OpenFace<readonly unknown[]>) {
  if (face.status === 'loading') return { count: <Skeleton width="1ch" /> };
  const all = dataOf(face);
  return all ? { count: <AbbreviatedNumber value={all.length} /> } : {};
}
