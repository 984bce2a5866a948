import { createRelationGraph } from '@routeglass/domain/relations';
import { readAsRelations } from '../../known-answers/asRelations.ts';
import { sharedData } from '../../shared-data.ts';
import type { Figure } from '../bench.ts';
import { ConeComparison, readCones } from './cones.ts';
import { DEFAULT_SEED } from '../../../apps/server/src/lab/files.ts';
import { labTables } from './labTables.ts';
import {
  agreementOf,
  type ComparedTable,
  p2cFound,
  p2cRight,
  p2pFound,
  p2pRight,
  realTables,
} from './relationTables.ts';
import { freeTransitLines, registryLines } from './registryWords.ts';
import { ageWords, coneLines, relationLines, sectionText } from './relationWords.ts';
import { writeSection } from './section.ts';

const RELATIONS = 'as-rel/20160101.as-rel.txt.gz';
const CONES = 'as-rel/20160101.ppdc-ases.txt.gz';
/** Share of a published cone that the paths must show for its size to be compared. */
const SHOWN = 0.5;
/** From this cone size on, one network more or less does not change a rank by hundreds. */
const LARGER = 5;
/** Labs with other seeds than the shipped one. The rank rule for registries was chosen with these in view. */
const SEEDS = 10;
const SHARES = [0, 0.25, SHOWN, 0.75, 0.9];

/** Relations and cones compared with CAIDA's of 2016 and with the lab's truth; writes their section of docs/accuracy.md. */
export async function relationsAccuracy(report: (figure: Figure) => void): Promise<void> {
  const [relations, cones] = [sharedData(RELATIONS), sharedData(CONES)];
  if (!relations || !cones) return;
  const links = readAsRelations(relations);
  const published = readCones(cones);
  const laboratories = Array.from({ length: SEEDS }, (_, i) => [...labTables(i + 1)]).flat();
  const tables: ComparedTable[] = laboratories.filter(({ seed }) => seed === DEFAULT_SEED);
  for await (const table of realTables(createRelationGraph(links))) tables.push(table);
  for (const table of tables) reportTable(table, report);
  const coneParts: string[] = [];
  const ages: string[] = [];
  // Few paths show almost nothing of any cone, so such a comparison would be random.
  for (const table of tables.filter(({ name }) => /et-header|rrc06/.test(name))) {
    const comparison = new ConeComparison(table, published, links);
    const { ours, best, networks } = comparison.rankWhereShown(SHOWN);
    const isNear = table.name.includes('2015');
    report({
      what: `cones of ${table.name}: rank correlation`,
      unit: '',
      ours,
      ...(isNear && { limit: { at: 0.9, better: 'higher' } }),
      note: `${networks} networks; ${best.toFixed(3)} with the published relations`,
    });
    if (!isNear) ages.push(ageWords(table, comparison.rankWhereShown(SHOWN), comparison.rankWhereShown(SHOWN, LARGER)));
    coneParts.push(
      coneLines(
        table,
        SHARES.map((share) => ({ share, ...comparison.rankWhereShown(share) })),
      ),
    );
  }
  writeSection(
    'relations',
    sectionText({
      relations: relationLines(tables),
      registries: registryLines(laboratories),
      free: freeTransitLines(tables),
      cones: coneParts,
      ages,
    }),
  );
}

function reportTable(table: ComparedTable, report: (figure: Figure) => void): void {
  const agreement = agreementOf(table);
  const { shared, p2c, p2p } = agreement;
  const { name, limit } = table;
  report({
    what: `${name}: p2c links same as reference`,
    unit: '%',
    ours: p2cFound(agreement),
    ...(limit && { limit: { at: limit.p2c, better: 'higher' } }),
    note: `${p2c.same} of ${p2c.same + p2c.reversed + p2c.p2p}, ${p2c.reversed} reversed; ${shared} shared links; our p2c correct: ${p2cRight(agreement).toFixed(1)} %`,
  });
  report({
    what: `${name}: p2p links same as reference`,
    unit: '%',
    ours: p2pFound(agreement),
    ...(limit && 'p2p' in limit && limit.p2p !== undefined && { limit: { at: limit.p2p, better: 'higher' } }),
    note: `${p2p.same} of ${p2p.same + p2p.p2c}; our p2p correct: ${p2pRight(agreement).toFixed(1)} %`,
  });
}
