import { asSetMembers, asSetObjects } from '@routeglass/api-client/irr';
import { useIrr } from '@routeglass/api-client/hooks';
import { AsSetTree } from '@routeglass/ui/AsSetTree';
import { faceOf } from '../../wire/face.ts';
import { nextLevel, setContents, setTree } from './setTree.ts';

interface SetTreeProps {
  readonly name: string;
  /** The registry to use; null for all. */
  readonly source: string | null;
}

/** The sets of an AS-SET, three levels deep. Empty if it contains no sets. */
export function SetTree({ name, source }: SetTreeProps) {
  const root = useIrr(asSetObjects, { name });
  const first = root.data?.rpslObjects ?? [];
  const ofRoot = nextLevel(setContents(first, source));
  const second = useIrr(asSetMembers, ofRoot.length > 0 ? { names: ofRoot } : null);
  const read = [...first, ...(second.data?.rpslObjects ?? [])];
  const ofSets = second.data ? nextLevel(setContents(read, source)).filter((set) => !ofRoot.includes(set)) : [];
  const third = useIrr(asSetMembers, ofSets.length > 0 ? { names: ofSets } : null);
  const last = ofSets.length > 0 ? third : second;
  if (ofRoot.length === 0) return null;
  const contents = setContents([...read, ...(third.data?.rpslObjects ?? [])], source);
  const asked = new Set([name, ...ofRoot, ...ofSets]);
  return <AsSetTree asSet={name} tree={faceOf(last, () => setTree(name, contents, asked))} />;
}
