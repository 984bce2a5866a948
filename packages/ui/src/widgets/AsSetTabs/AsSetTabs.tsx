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
  /** Called with the complete new view: whatever changes the list goes to page 1. */
  readonly onViewChange: (view: AsSetView) => void;
  /** Members that each registry lists for the set. */
  readonly direct: OpenFace<readonly SourceMembers[]>;
  /** The same with all nested sets resolved. */
  readonly recursive: OpenFace<readonly SourceMembers[]>;
  /** Sets that contain this one. */
  readonly reverse: OpenFace<readonly AsSetObject[]>;
  readonly raw: OpenFace<readonly RawAsSet[]>;
  readonly loops: OpenFace<readonly AsSetLoop[]>;
  /** Names and counts of the members shown; absent while they load. */
  readonly facts?: MemberFacts | undefined;
  /** Upper-case names of member sets whose description contains the view's text. If absent, only descriptions in `facts` are searched. */
  readonly described?: OpenFace<ReadonlySet<string>> | undefined;
  /** The networks shown, if this widget does not sort them: for sets with more networks than `facts` can cover. */
  readonly networkPage?: OpenFace<RowPage<NetworkRow>> | undefined;
  /** Reads all networks that match the view, in any order, for their CSV file; needed with `networkPage`. */
  readonly readNetworks?: ((onProgress: (done: number) => void) => Promise<readonly NetworkRow[]>) | undefined;
  /** Reads facts about members by name, for a CSV file with more members than a page shows. Default: `facts`. */
  readonly readFacts?: (names: readonly string[], onProgress: (done: number) => void) => Promise<MemberFacts>;
  /** The source that is not loaded, if an empty list means unknown. */
  readonly missingSource?: SourceName | undefined;
  /** Full URL of the list shown; adds the button that copies it. */
  readonly viewHref?: string;
}

/** Members of an AS-SET, sets that contain it, its text and its loops. */
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

  // If no registry has the set, nothing is known about its members.
  const isHeld = dataOf(raw)?.length !== 0;
  const unheld = isHeld ? undefined : `No loaded registry has ${asSet}.`;
  const byDescription = described && dataOf(described);
  // Until all matching descriptions are known, the rows would change while being read.
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

/** Count in a tab, with its space reserved until it is known. */
function counted(face: OpenFace<readonly unknown[]>) {
  if (face.status === 'loading') return { count: <Skeleton width="1ch" /> };
  const all = dataOf(face);
  return all ? { count: <AbbreviatedNumber value={all.length} /> } : {};
}
