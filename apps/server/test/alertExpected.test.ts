import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedBySets } from '../src/accounts/alerts/expectedBySets.ts';
import { accountStore } from '../src/accounts/tables.ts';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import { type AlertScene, ASN, setAlertScene, WATCH } from './alertScene.ts';
import { engines } from './engines.ts';
import { anIncident, day } from './incidents.fixtures.ts';

/** Named by Google's AS-SET in RADB; named by a set of that name in another registry; provider by its lines; provider by its set. */
const [MEMBER, IMPOSTOR, SPEAKER, LISTER] = [33_560, 64_666, 3320, 1299] as const;

describe.each(engines())('what AS-SETs make expected over $name', ({ open }) => {
  let scene: AlertScene;
  beforeAll(async () => {
    scene = await setAlertScene(open);
    await scene.runTrial(90);
    const { store } = scene;
    const generation = await openGeneration(store, { kind: 'irr', name: 'radb', world: 'internet' });
    const generation_id = generation.id;
    const set = (name: string, source: string) => ({ generation_id, name, source, descr: [] });
    const member = (set_name: string, set_source: string, asn: number | null, name: string | null = null) => ({
      generation_id,
      set_name,
      set_source,
      asn,
      member: name,
      member_source: null,
      by_reference: false,
    });
    const autNum = (asn: number, ...lines: readonly string[]) => ({
      generation_id,
      type: 'aut-num',
      name: `AS${asn}`,
      source: 'RADB',
      object_text: [`aut-num: AS${asn}`, ...lines, 'source: RADB', ''].join('\n'),
    });
    await store.bulk
      .insertInto('as_set')
      .values([set('AS-GOOGLE', 'RADB'), set('AS-GOOGLE', 'ALTDB'), set('AS-INNER', 'RADB'), set('AS-TELIA', 'RADB')])
      .execute();
    await store.bulk
      .insertInto('as_set_member')
      .values([
        member('AS-GOOGLE', 'RADB', MEMBER),
        member('AS-GOOGLE', 'RADB', null, 'AS-INNER'),
        member('AS-INNER', 'RADB', 64_777),
        member('AS-GOOGLE', 'ALTDB', IMPOSTOR),
        member('AS-TELIA', 'RADB', null, 'AS-GOOGLE'),
      ])
      .execute();
    await store.bulk
      .insertInto('rpsl_object')
      .values([
        autNum(SPEAKER, `import: from AS${ASN} accept AS-GOOGLE`, `export: to AS${ASN} announce ANY`),
        autNum(LISTER, 'import: from AS64510 accept ANY', 'export: to AS64510 announce AS-TELIA'),
      ])
      .execute();
    await publishGenerations(store, [{ generation, asOf: null, records: 7 }]);
  });
  afterAll(() => scene.close());

  const openingOf = (
    kind: 'more-specific' | 'origin-change' | 'neighbor' | 'hijack',
    other: number,
    prefix: string,
  ) => ({
    watch: 'w',
    asn: ASN,
    fact: {
      kind,
      other,
      prefix,
      key: prefix,
      prefixes: 1,
      vantagePoints: 2,
      share: null,
      since: 1,
      until: null,
      incident: null,
    },
  });
  const othersOf = async (...openings: ReturnType<typeof openingOf>[]) =>
    ((await expectedBySets(accountStore(scene.store).db, openings)).get('w') ?? []).map(({ kind, other }) => [
      kind,
      other,
    ]);

  it('are announcements by networks that the own set names, in its own registry', async () => {
    const [prefix, whole] = ['8.8.9.0/24', '2001:4860::/32'];
    expect(
      await othersOf(
        openingOf('more-specific', MEMBER, prefix),
        openingOf('origin-change', MEMBER, prefix),
        openingOf('hijack', MEMBER, whole),
        openingOf('more-specific', IMPOSTOR, prefix),
        openingOf('more-specific', 64_777, prefix),
      ),
    ).toEqual([
      ['more-specific', MEMBER],
      ['origin-change', MEMBER],
    ]);
  });

  it('are none that a ROA forbids', async () => {
    expect(await othersOf(openingOf('more-specific', MEMBER, '8.8.8.0/25'))).toEqual([]);
  });

  it('are new providers that name the network in a set or in their lines', async () => {
    expect(
      await othersOf(...[SPEAKER, LISTER, MEMBER, 3356].map((other) => openingOf('neighbor', other, '8.8.8.0/24'))),
    ).toEqual([
      ['neighbor', SPEAKER],
      ['neighbor', LISTER],
    ]);
  });

  it('are shown with what names them', async () => {
    const [watch] = (await scene.ann.send('GET', '/api/auth/v1/alert-watches')).answer as unknown as {
      origins: object[];
      upstreams: object[];
    }[];
    expect(watch?.origins).toContainEqual({ asn: MEMBER, source: 'as-set' });
    expect(watch?.origins).not.toContainEqual({ asn: IMPOSTOR, source: 'as-set' });
    expect(watch?.upstreams).toContainEqual({ asn: 3356, type: 'providers', sources: ['route'] });
  });

  it('send no message', async () => {
    const rule = { kind: 'more-specific', on: true, vantage_points: 0, minutes: 0, share: 0 };
    await scene.ann.sendJson('POST', WATCH, { rules: [rule] });
    const partBy = (origin: number, prefix: string) =>
      anIncident({ prefix, type: 'sub-moas', firstSeen: day(3), lastSeen: null, origin, offender: origin });
    await scene.publish(partBy(MEMBER, '8.8.9.0/24'), partBy(IMPOSTOR, '8.8.10.0/24'));
    const { answer } = await scene.ann.send('GET', '/api/auth/v1/alerts');
    expect((answer as unknown as { data: { other: number }[] }).data.map(({ other }) => other)).toEqual([IMPOSTOR]);
  });
});
